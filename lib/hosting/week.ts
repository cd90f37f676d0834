import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { HostedStay } from '@/lib/hosting/contract';
import { DAYS_AHEAD } from '@/lib/today/limits';

/** Who arrives or leaves in the week from today, and who is staying now, by day; who leaves today is not staying. */
export function hostedWeekOf(stays: readonly HostedStay[], today: Day) {
  const until = addDays(today, DAYS_AHEAD);
  const byEnd = stays.toSorted((a, b) => (a.end_date < b.end_date ? -1 : 1));
  return {
    arriving: stays.filter(({ start_date: start }) => start >= today && start < until),
    departing: byEnd.filter(({ end_date: end }) => end >= today && end < until),
    staying: byEnd.filter(({ start_date: start, end_date: end }) => start <= today && end > today),
  };
}
