/**
 * A month of a calendar in few characters: a page carries it twice, as HTML and as data for its script, and 84 days
 * with a sentence each would be a tenth of a home's page.
 */
import { dayLook } from '@/components/ui/calendar-days';
import type { DayShape, Nights } from '@/components/ui/calendar-days';
import { addMonths, diffDays, eachDay, startOfMonth, weekday } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { formatMonth } from '@/lib/format/date';

export interface MonthSheet {
  /** 'juli 2026' */
  title: string;
  /** Empty places before the first day: weeks start on Monday. */
  blanks: number;
  /** One sign a day: free, past, taken (x), arrival, departure. */
  signs: string;
  /** The number of today, where it is in this month. */
  today: number | null;
}

const signOfShape: Readonly<Record<DayShape, string>> = {
  free: 'f',
  past: 'p',
  full: 'x',
  arrival: 'a',
  departure: 'd',
};

/** The month that `day` is in. */
export function monthSheet(day: Day, nights: Nights, today: Day): MonthSheet {
  const first = startOfMonth(day);
  const days = eachDay(first, addMonths(first, 1));
  return {
    title: formatMonth(first),
    blanks: weekday(first) - 1,
    signs: days.map((each) => signOfShape[dayLook(each, nights, today).shape]).join(''),
    today: startOfMonth(today) === first ? diffDays(first, today) + 1 : null,
  };
}
