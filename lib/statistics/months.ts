/** Months of figures, as 'YYYY-MM', and what a month's nights are worth as a share. */
import { addDays, addMonths, monthLength, startOfMonth } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';

/** Of one answer. */
export const MAX_MONTHS = 36;

export interface Period {
  from: Day;
  /** Not in it any more. */
  to: Day;
}

/** The first days of the months that have a day in the period; one more than `MAX_MONTHS` at most. */
export function monthsOf({ from, to }: Period): Day[] {
  const last = startOfMonth(addDays(to, -1));
  const months = [startOfMonth(from)];
  for (let month = startOfMonth(from); month < last && months.length <= MAX_MONTHS;) {
    month = addMonths(month, 1);
    months.push(month);
  }
  return months;
}

/** '2026-07' for a day of July. */
export const monthOf = (day: Day): string => day.slice(0, 7);

/** Nights of the month that a day is in. */
export const nightsIn = (day: Day): number => monthLength(Number(day.slice(0, 4)), Number(day.slice(5, 7)));

/** Whole percents of the nights there are; 0 of none. */
export function shareOf(nights: number, available: number): number {
  return available === 0 ? 0 : Math.round((nights * 100) / available);
}

/** Two whole years: the one asked for and the one before it, as one period. */
export const twoYears = (year: number): Period => ({
  from: `${year - 1}-01-01`,
  to: `${year + 1}-01-01`,
});

export const oneYear = (year: number): Period => ({ from: `${year}-01-01`, to: `${year + 1}-01-01` });
