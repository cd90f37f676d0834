/** Turning the leaves of an owner's calendar, a month or a year at a time. A month is named by its first day. */
import { addMonths, addYears, parseDay, startOfMonth } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';

export type CalendarView = 'month' | 'year';

/** The calls reach two years back, and nothing can be changed further ahead. */
const YEARS = 2;

const january = (day: Day): Day => addMonths(startOfMonth(day), 1 - Number(day.slice(5, 7)));

/** The last night whose price or block can be changed. */
export const lastNightToChange = (today: Day): Day => addYears(today, YEARS);

/** Whole years, so that the first and the last of them are twelve months too. */
export const firstMonthShown = (today: Day): Day => january(addYears(today, -YEARS));
export const lastMonthShown = (today: Day): Day => addMonths(january(addYears(today, YEARS)), 11);

/**
 * The month shown after so many leaves, kept within bounds; a year is named by its January. Zero leaves gives the month
 * as the view shows it.
 */
export function turnLeaf(view: CalendarView, month: Day, leaves: number, today: Day): Day {
  const next = view === 'year' ? addYears(january(month), leaves) : addMonths(startOfMonth(month), leaves);
  const first = firstMonthShown(today);
  const last = view === 'year' ? january(lastMonthShown(today)) : lastMonthShown(today);
  if (next < first) return first;
  return next > last ? last : next;
}

/** The open leaf: which part of the calendar, and how much of it. */
export interface Leaf {
  view: CalendarView;
  /** The first day of the month, or of any month of the year. */
  month: Day;
}

const MONTH_SHAPE = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** The leaf that an address names with `view` and `month` ('2027-03'); this month without them, or for nonsense. */
export function readLeaf(query: URLSearchParams, today: Day): Leaf {
  const view = query.get('view') === 'year' ? 'year' : 'month';
  const named = query.get('month') ?? '';
  const month = MONTH_SHAPE.test(named) ? parseDay(`${named}-01`) : null;
  return { view, month: turnLeaf('month', month ?? today, 0, today) };
}

/** What an address says of a leaf; null for what it can leave out. */
export function leafQuery({ view, month }: Leaf, today: Day): Record<'view' | 'month', string | null> {
  return {
    view: view === 'year' ? 'year' : null,
    month: month === startOfMonth(today) ? null : month.slice(0, 7),
  };
}
