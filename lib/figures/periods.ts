/** Weeks and months that figures are counted by, and the ones a year before. */
import { addDays, addMonths, addYears, startOfMonth, weekday } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';

export const steps = ['month', 'week'] as const;
export type Step = (typeof steps)[number];

/** Maximum number of periods per answer. */
export const MAX_PERIODS: Readonly<Record<Step, number>> = { month: 36, week: 106 };

export interface Period {
  start: Day;
  /** Exclusive. */
  end: Day;
}

const firstOf: Readonly<Record<Step, (day: Day) => Day>> = {
  month: startOfMonth,
  // Weeks begin on Monday.
  week: (day) => addDays(day, -((weekday(day) + 6) % 7)),
};
const nextOf: Readonly<Record<Step, (start: Day) => Day>> = {
  month: (start) => addMonths(start, 1),
  week: (start) => addDays(start, 7),
};

/** Every month or week with a day in [from, to), whole; at most one more than `MAX_PERIODS`. */
export function periodsOf(from: Day, to: Day, by: Step): Period[] {
  const periods: Period[] = [];
  for (let start = firstOf[by](from); start < to && periods.length <= MAX_PERIODS[by];) {
    const end = nextOf[by](start);
    periods.push({ start, end });
    start = end;
  }
  return periods;
}

/** The month of the year before, or the week 52 weeks earlier, which has the same days of the week. */
export function yearBefore({ start }: Period, by: Step): Period {
  const before = by === 'month' ? addYears(start, -1) : addDays(start, -364);
  return { start: before, end: nextOf[by](before) };
}
