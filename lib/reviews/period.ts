/** The period in which a stay can be reviewed (docs/rules/reviews.md#when). */
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';

/** Number of days, starting the day after departure; also defined in the migration of reviews. */
export const REVIEW_DAYS = 60;

/** The days on which a stay that ended on `departure` can be reviewed, half-open. */
export function reviewDays(departure: Day): DayRange {
  return { start: addDays(departure, 1), end: addDays(departure, REVIEW_DAYS + 1) };
}

/** Whether it is too early, too late, or neither. */
export function reviewMoment(departure: Day, today: Day): 'early' | 'open' | 'late' {
  const { start, end } = reviewDays(departure);
  if (today < start) return 'early';
  return today < end ? 'open' : 'late';
}

/** The departure days of stays that can be reviewed today, half-open. */
export function reviewableDepartures(today: Day): DayRange {
  return { start: addDays(today, -REVIEW_DAYS), end: today };
}
