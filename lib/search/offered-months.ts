import { addDays, addMonths, startOfMonth } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { advancePeriods } from '@/lib/listings/kinds';
import type { Month } from '@/lib/search/parameters';

/** The furthest day on which a stay can end. */
export const lastStayDay = (today: Day): Day => addDays(today, Math.max(...advancePeriods));

const monthOf = (day: Day) => day.slice(0, 7) as Month;

/**
 * This month and the following ones, as far ahead as any stay can be booked, ascending.
 * @param others are offered too: months of a link
 */
export function offeredMonths(today: Day, others: readonly Month[] = []): Month[] {
  const months = new Set(others);
  const last = lastStayDay(today);
  for (let first = startOfMonth(today); first <= last; first = addMonths(first, 1))
    months.add(monthOf(first));
  return [...months].sort();
}
