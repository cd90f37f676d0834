'use client';

import { useMemo } from 'react';
import type { RangeRules } from '@/components/forms/date-range-choice';
import { DateRangeField } from '@/components/forms/date-range-field';
import { StayPrice } from '@/components/booking-requests/stay-price';
import type { StayTerms } from '@/lib/booking-requests/terms';
import { priceOfNight, ratesByNight } from '@/lib/calendar/price';
import { allowedDepartures, canArriveOn } from '@/lib/calendar/stay-rules';
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { formatNumber } from '@/lib/format/number';
import { isFree } from '@/lib/calendar/stay-rules';
import { bookingRequestFormTexts as texts } from '@/lib/texts/booking-requests';

interface StayFieldsProps {
  slug: string;
  terms: StayTerms;
}

/** The stay: only free days that the home is let for can be chosen, each with its price. */
export function StayFields({ slug, terms }: StayFieldsProps) {
  const rules = useStayRules(terms);
  const nightPrice = useNightPrices(terms);
  const ahead = terms.rules.max_days_reservation_advance;
  return (
    <>
      <DateRangeField
        startName="start_date"
        endName="end_date"
        label={texts.stay}
        help={texts.stayHelp}
        rules={rules}
        occupied={[...terms.occupied]}
        dayText={nightPrice}
        today={terms.today}
        firstMonth={terms.today}
        lastMonth={ahead === null ? undefined : addDays(terms.today, ahead)}
        monthCount={2}
      />
      <StayPrice slug={slug} />
    </>
  );
}

/** Where a stay can begin and end; the ends of one arrival are computed once, not for every day of a month. */
function useStayRules({ rules, today, occupied }: StayTerms): RangeRules {
  return useMemo(() => {
    const departures = new Map<Day, ReadonlySet<Day>>();
    const departuresOf = (arrival: Day) => {
      const known = departures.get(arrival);
      if (known) return known;
      const made = new Set(allowedDepartures(rules, today, arrival, occupied));
      departures.set(arrival, made);
      return made;
    };
    return {
      canArrive: (day) => canArriveOn(rules, today, day, occupied),
      canDepart: (arrival, day) => departuresOf(arrival).has(day),
    };
  }, [rules, today, occupied]);
}

/** '€95' under every night that can be requested. */
function useNightPrices(terms: StayTerms): (day: Day) => string | undefined {
  return useMemo(() => {
    const rates = ratesByNight(terms.special_rates);
    const ahead = terms.rules.max_days_reservation_advance;
    const end = ahead === null ? null : addDays(terms.today, ahead);
    return (day) => {
      if (day < terms.today || (end !== null && day >= end)) return undefined;
      const night = { start: day, end: addDays(day, 1) };
      return isFree(terms.occupied, night)
        ? `€${formatNumber(priceOfNight(day, terms.price, rates))}`
        : undefined;
    };
  }, [terms]);
}
