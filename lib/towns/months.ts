import { addMonths, dayNumber, startOfMonth } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';

/** The nights of a month as day numbers `[first, end)`. */
export interface MonthNights {
  /** Its first day. */
  month: Day;
  first: number;
  end: number;
}

const MONTHS = 12;

/** The twelve months from that of `today`, which has its nights from today on. */
export function comingMonths(today: Day): MonthNights[] {
  return Array.from({ length: MONTHS }, (_, place) => {
    const start = addMonths(startOfMonth(today), place);
    return {
      month: start,
      first: dayNumber(place === 0 ? today : start),
      end: dayNumber(addMonths(start, 1)),
    };
  });
}
