/** The periods of the reports: a calendar month '2026-11', or a quarter '2026-Q4', by the days of Brussels. */
import { addDays, addMonths, isDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';

export const periodKinds = ['month', 'quarter'] as const;
export type PeriodKind = (typeof periodKinds)[number];

export interface Period {
  /** 'YYYY-MM' or 'YYYY-Qn'. */
  name: string;
  from: Day;
  /** The last day of it. */
  to: Day;
}

const monthsOf = { month: 1, quarter: 3 } as const satisfies Record<PeriodKind, number>;

/** The period in which a day falls. */
export function periodOf(day: Day, kind: PeriodKind): Period {
  const year = day.slice(0, 4);
  const month = Number(day.slice(5, 7));
  const first = month - ((month - 1) % monthsOf[kind]);
  const from = `${year}-${String(first).padStart(2, '0')}-01`;
  if (!isDay(from)) throw new RangeError(`No period begins on ${from}`);
  return {
    name: kind === 'month' ? from.slice(0, 7) : `${year}-Q${(first + 2) / 3}`,
    from,
    to: addDays(addMonths(from, monthsOf[kind]), -1),
  };
}

/** The period with this name; null for another format, or for a name of the other kind. */
export function findPeriod(name: string, kind: PeriodKind): Period | null {
  const [, year, month, quarter] = /^(20\d\d)-(?:(0[1-9]|1[0-2])|Q([1-4]))$/.exec(name) ?? [];
  if (!year || (kind === 'month') !== (month !== undefined)) return null;
  const day = `${year}-${month ?? String(Number(quarter) * 3).padStart(2, '0')}-01`;
  return isDay(day) ? periodOf(day, kind) : null;
}

/** The newest periods, that of `today` first. */
export function newestPeriods(today: Day, kind: PeriodKind, count: number): Period[] {
  return Array.from({ length: count }, (_, back) => periodOf(addMonths(today, -back * monthsOf[kind]), kind));
}
