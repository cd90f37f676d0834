'use client';

import { useMemo } from 'react';
import type { DayReason, RangeRules } from '@/components/forms/date-range-choice';
import type { CalendarProps } from '@/components/ui/calendar';
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { formatNarrowEuro } from '@/lib/money/euro';
import { findArrivalFault, findDepartureFault } from '@/lib/stays/day-reasons';
import { dayReasonText } from '@/lib/stays/fault-text';
import { allowedDepartures, arrivalCheck, closedNights, isFree } from '@/lib/stays/judge';
import { nightPricer } from '@/lib/stays/nightly';
import type { StayTerms } from '@/lib/stays/terms';
import { otherFaultTexts } from '@/lib/texts/stay-faults';

type CalendarPart = Required<Pick<CalendarProps, 'occupied' | 'dayText' | 'today' | 'firstMonth'>> &
  Pick<CalendarProps, 'lastMonth'> & { rules: RangeRules };

/**
 * The calendar props for choosing a stay in a listing, on its page and in the request form: only days that can be
 * booked are enabled, each with its price; the others have a reason.
 */
export function useStayCalendar(terms: StayTerms): CalendarPart {
  const ahead = terms.rules.max_days_reservation_advance;
  return {
    rules: useStayRules(terms),
    dayText: useNightPrices(terms),
    occupied: useMemo(() => closedNights(terms, terms.rules.preparation_nights), [terms]),
    today: terms.today,
    firstMonth: terms.today,
    lastMonth: ahead === null ? undefined : addDays(terms.today, ahead),
  };
}

/**
 * The days on which a stay can start and end; what one arrival allows is computed once, not for every day of a month.
 */
function useStayRules(terms: StayTerms): RangeRules {
  return useMemo(() => {
    const departuresOf = kept((arrival: Day): ReadonlySet<Day> => new Set(allowedDepartures(terms, arrival)));
    const arrivalReason = kept((day: Day) => reasonOfArrival(terms, day));
    return {
      canArrive: kept(arrivalCheck(terms)),
      canDepart: (arrival, day) => departuresOf(arrival).has(day),
      reasonOf: (arrival, day) =>
        arrival === null ? arrivalReason(day) : reasonOfDeparture(terms, arrival, day),
    };
  }, [terms]);
}

/** Caches the answer for each day. */
function kept<Answer>(ask: (day: Day) => Answer): (day: Day) => Answer {
  const known = new Map<Day, Answer>();
  return (day) => {
    const answer = known.get(day);
    if (answer !== undefined) return answer;
    const made = ask(day);
    known.set(day, made);
    return made;
  };
}

function reasonOfArrival(terms: StayTerms, day: Day): DayReason {
  const fault = findArrivalFault(terms, day);
  return {
    text: fault ? dayReasonText(fault) : '',
    isSeen: fault?.reason === 'past' || fault?.reason === 'taken',
  };
}

function reasonOfDeparture(terms: StayTerms, arrival: Day, day: Day): DayReason {
  const fault = findDepartureFault(terms, arrival, day);
  if (!fault) return { text: '', isSeen: true };
  return {
    text: fault.reason === 'taken' ? otherFaultTexts.takenBefore : dayReasonText(fault),
    isSeen: false,
  };
}

/** '€95' below every night that can be requested. */
function useNightPrices(terms: StayTerms): (day: Day) => string | undefined {
  return useMemo(() => {
    const priceOf = nightPricer(terms);
    const closed = closedNights(terms, terms.rules.preparation_nights);
    const ahead = terms.rules.max_days_reservation_advance;
    const end = ahead === null ? null : addDays(terms.today, ahead);
    return (day) => {
      if (day < terms.today || (end !== null && day >= end)) return undefined;
      const night = { start: day, end: addDays(day, 1) };
      return isFree(closed, night) ? formatNarrowEuro(priceOf(day).price) : undefined;
    };
  }, [terms]);
}
