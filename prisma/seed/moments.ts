/** Timestamps of the demo world. */
import { dayToUtcDate } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';

/** A UTC time on a day; the seed only uses past days, so that nothing happened in the future. */
export function momentOn(day: Day, time: `${number}:${number}`): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(dayToUtcDate(day).getTime() + (hours * 60 + minutes) * 60_000);
}
