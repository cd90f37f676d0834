/** Stays drawn as bars across the weeks of a month, each from the middle of its first day to the middle of its last. */
import type { BookedSource } from '@/lib/listings/calendar-sources';
import { addDays, addMonths, diffDays, startOfMonth, weekday } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { overlaps } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';

export type BarKind = BookedSource | 'closed' | 'pending';

/** Nights `[start, end)` with the kind and label of the bar. */
export interface BarStay extends DayRange {
  kind: BarKind;
  label: string;
}

/** The part of a bar within one week, keyed by its first day in that week. */
export interface DayBar {
  kind: BarKind;
  label: string;
  /** 1 for a stay that overlaps an earlier one and is drawn below it. */
  lane: 0 | 1;
  /** Start within its first day, as a fraction of the day. */
  from: 0 | 0.5;
  /** Width in days. */
  days: number;
  begins: boolean;
  ends: boolean;
}

/** The part from `first` to `last`, both in the same week. */
function partOf(stay: BarStay, first: Day, last: Day, lane: 0 | 1): DayBar {
  const [begins, ends] = [stay.start === first, stay.end === last];
  const from = begins ? 0.5 : 0;
  const days = diffDays(first, last) + (ends ? 0.5 : 1) - from;
  return { kind: stay.kind, label: stay.label, lane, from, days, begins, ends };
}

const earlier = (a: Day, b: Day): Day => (a < b ? a : b);

/** The bars that start on each day of a month, split by week; weeks start on Monday. */
export function barsOfMonth(stays: readonly BarStay[], month: Day): ReadonlyMap<Day, readonly DayBar[]> {
  const start = startOfMonth(month);
  const end = addDays(addMonths(start, 1), -1);
  const shown = stays
    .filter((stay) => stay.end >= start && stay.start <= end)
    .toSorted((a, b) => (a.start < b.start ? -1 : 1));
  const bars = new Map<Day, DayBar[]>();
  for (const [n, stay] of shown.entries()) {
    const lane = shown.slice(0, n).some((other) => overlaps(other, stay)) ? 1 : 0;
    let first = stay.start < start ? start : stay.start;
    while (first <= stay.end && first <= end) {
      const last = earlier(addDays(first, 7 - weekday(first)), earlier(stay.end, end));
      bars.set(first, [...(bars.get(first) ?? []), partOf(stay, first, last, lane)]);
      first = addDays(last, 1);
    }
  }
  return bars;
}
