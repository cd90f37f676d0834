import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';

/** Number of days that the calendar of a listing without an advance period shows. */
const YEAR = 365;

/** The last day in a listing's calendar; later months cannot be opened. */
export function lastDayShown(today: Day, advance: number | null): Day {
  return addDays(today, advance ?? YEAR);
}
