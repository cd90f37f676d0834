/** Months as 'YYYY-MM' for the statistics, and occupancy percentages. */
import { addDays, addMonths, monthLength, startOfMonth } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';

/** Maximum per answer. */
export const MAX_MONTHS = 36;

export interface Period {
  from: Day;
  /** Exclusive. */
  to: Day;
}

/** The first days of all months with a day in the period; at most one more than `MAX_MONTHS`. */
export function monthsOf({ from, to }: Period): Day[] {
  const last = startOfMonth(addDays(to, -1));
  const months = [startOfMonth(from)];
  for (let month = startOfMonth(from); month < last && months.length <= MAX_MONTHS;) {
    month = addMonths(month, 1);
    months.push(month);
  }
  return months;
}

/** '2026-07' for a day in July 2026. */
export const monthOf = (day: Day): string => day.slice(0, 7);

/** Number of nights in the month of the day. */
export const nightsIn = (day: Day): number => monthLength(Number(day.slice(0, 4)), Number(day.slice(5, 7)));

/** Whole percent of the available nights; 0 if there are none. */
export function shareOf(nights: number, available: number): number {
  return available === 0 ? 0 : Math.round((nights * 100) / available);
}

/** A period of two full years: the given one and the one before it. */
export const twoYears = (year: number): Period => ({
  from: `${year - 1}-01-01`,
  to: `${year + 1}-01-01`,
});

export const oneYear = (year: number): Period => ({ from: `${year}-01-01`, to: `${year + 1}-01-01` });
