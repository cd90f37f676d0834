/** Paging through an owner's calendar by month or by year. A month is represented by its first day. */
import { addMonths, addYears, parseDay, startOfMonth } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';

export type CalendarView = 'month' | 'year';

/** The API reaches two years back, and nothing can be changed further ahead. */
const YEARS = 2;

const january = (day: Day): Day => addMonths(startOfMonth(day), 1 - Number(day.slice(5, 7)));

/** The last night whose price or block can be changed. */
export const lastNightToChange = (today: Day): Day => addYears(today, YEARS);

/** Rounded to whole years, so that the first and last year also show twelve months. */
export const firstMonthShown = (today: Day): Day => january(addYears(today, -YEARS));
export const lastMonthShown = (today: Day): Day => addMonths(january(addYears(today, YEARS)), 11);

/**
 * The month shown after moving this many pages, kept within bounds; a year is represented by its January. Zero pages
 * gives the month as the view shows it.
 */
export function turnLeaf(view: CalendarView, month: Day, leaves: number, today: Day): Day {
  const next = view === 'year' ? addYears(january(month), leaves) : addMonths(startOfMonth(month), leaves);
  const first = firstMonthShown(today);
  const last = view === 'year' ? january(lastMonthShown(today)) : lastMonthShown(today);
  if (next < first) return first;
  return next > last ? last : next;
}

/** The page being shown: which part of the calendar, by month or by year. */
export interface Leaf {
  view: CalendarView;
  /** The first day of the month, or of any month of the year. */
  month: Day;
}

const MONTH_SHAPE = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/**
 * The page given by the query parameters `view` and `month` ('2027-03'); the current month if they are missing or
 * invalid.
 */
export function readLeaf(query: URLSearchParams, today: Day): Leaf {
  const view = query.get('view') === 'year' ? 'year' : 'month';
  const named = query.get('month') ?? '';
  const month = MONTH_SHAPE.test(named) ? parseDay(`${named}-01`) : null;
  return { view, month: turnLeaf('month', month ?? today, 0, today) };
}

/** The query parameters of a page; null for those that can be left out. */
export function leafQuery({ view, month }: Leaf, today: Day): Record<'view' | 'month', string | null> {
  return {
    view: view === 'year' ? 'year' : null,
    month: month === startOfMonth(today) ? null : month.slice(0, 7),
  };
}
