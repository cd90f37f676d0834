/** An initial stay for the price tester. */
import { addDays } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { allowedDepartures } from '@/lib/stays/judge';
import type { StayBounds } from '@/lib/stays/terms';

/** Number of days that are searched. */
const DAYS_CONSIDERED = 366;
const WEEK = 7;

/**
 * The first stay that guests could request, a week if its day of arrival allows that; from the start of the next season
 * on if there is one, else from today on. Null if there is none.
 */
export function firstStay(bounds: StayBounds): DayRange | null {
  const { seasons, today } = bounds;
  const coming = seasons.find(({ start_date: start }) => start >= today);
  const from = coming?.start_date ?? today;
  for (let days = 0; days < DAYS_CONSIDERED; days += 1) {
    const start = addDays(from, days);
    const ends = allowedDepartures(bounds, start);
    const week = addDays(start, WEEK);
    const end = ends.includes(week) ? week : ends[0];
    if (end !== undefined) return { start, end };
  }
  return null;
}
