/** Turning the leaves of an owner's calendar: a month or a year at a time. Months are told by their first day. */
import { addMonths, addYears, startOfMonth } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';

export type CalendarView = 'month' | 'year';

/** The calls know two years back, and nothing can be changed further ahead. */
const YEARS = 2;

const january = (day: Day): Day => addMonths(startOfMonth(day), 1 - Number(day.slice(5, 7)));

/** The last night whose price or block can be changed. */
export const lastNightToChange = (today: Day): Day => addYears(today, YEARS);

/** Whole years, so that the first and the last of them are twelve months too. */
export const firstMonthShown = (today: Day): Day => january(addYears(today, -YEARS));
export const lastMonthShown = (today: Day): Day => addMonths(january(addYears(today, YEARS)), 11);

/**
 * The month shown after so many leaves, kept within what there is; a year is told by its January. No leaf at all is
 * the month as the view shows it.
 */
export function turnLeaf(view: CalendarView, month: Day, leaves: number, today: Day): Day {
  const next = view === 'year' ? addYears(january(month), leaves) : addMonths(startOfMonth(month), leaves);
  const first = firstMonthShown(today);
  const last = view === 'year' ? january(lastMonthShown(today)) : lastMonthShown(today);
  if (next < first) return first;
  return next > last ? last : next;
}
