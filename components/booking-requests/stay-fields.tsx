'use client';

import { useMemo } from 'react';
import type { RangeRules } from '@/components/forms/date-range-choice';
import { DateRangeField } from '@/components/forms/date-range-field';
import { StayPrice } from '@/components/booking-requests/stay-price';
import type { StayTerms } from '@/lib/stays/terms';
import { nightPricer } from '@/lib/stays/nightly';
import { allowedDepartures, arrivalCheck, closedNights, isFree } from '@/lib/stays/judge';
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { formatNumber } from '@/lib/format/number';
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
        occupied={closedNights(terms, terms.rules.preparation_nights)}
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
function useStayRules(terms: StayTerms): RangeRules {
  return useMemo(() => {
    const departures = new Map<Day, ReadonlySet<Day>>();
    const departuresOf = (arrival: Day) => {
      const known = departures.get(arrival);
      if (known) return known;
      const made = new Set(allowedDepartures(terms, arrival));
      departures.set(arrival, made);
      return made;
    };
    return {
      canArrive: arrivalCheck(terms),
      canDepart: (arrival, day) => departuresOf(arrival).has(day),
    };
  }, [terms]);
}

/** '€95' under every night that can be requested. */
function useNightPrices(terms: StayTerms): (day: Day) => string | undefined {
  return useMemo(() => {
    const priceOf = nightPricer(terms);
    const closed = closedNights(terms, terms.rules.preparation_nights);
    const ahead = terms.rules.max_days_reservation_advance;
    const end = ahead === null ? null : addDays(terms.today, ahead);
    return (day) => {
      if (day < terms.today || (end !== null && day >= end)) return undefined;
      const night = { start: day, end: addDays(day, 1) };
      return isFree(closed, night) ? `€${formatNumber(priceOf(day).price)}` : undefined;
    };
  }, [terms]);
}
