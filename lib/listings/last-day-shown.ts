import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';

/** Days that the calendar of a home without an advance period shows. */
const YEAR = 365;

/** The last day that a home's calendar shows: no month after it can be reached. */
export function lastDayShown(today: Day, advance: number | null): Day {
  return addDays(today, advance ?? YEAR);
}
