/** Stays as bars across the weeks of a month: each from the middle of its first day to the middle of its last. */
import type { BookedSource } from '@/lib/listings/calendar-sources';
import { addDays, addMonths, diffDays, startOfMonth, weekday } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { overlaps } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';

export type BarKind = BookedSource | 'closed' | 'pending';

/** Nights `[start, end)` with what their bar says. */
export interface BarStay extends DayRange {
  kind: BarKind;
  label: string;
}

/** The part of a bar in one week, drawn from its first day there. */
export interface DayBar {
  kind: BarKind;
  label: string;
  /** 1 for one that would hide another. */
  lane: 0 | 1;
  /** How far into its first day it begins. */
  from: 0 | 0.5;
  /** Its width in days. */
  days: number;
  begins: boolean;
  ends: boolean;
}

/** From `first` to `last` of one week. */
function partOf(stay: BarStay, first: Day, last: Day, lane: 0 | 1): DayBar {
  const [begins, ends] = [stay.start === first, stay.end === last];
  const from = begins ? 0.5 : 0;
  const days = diffDays(first, last) + (ends ? 0.5 : 1) - from;
  return { kind: stay.kind, label: stay.label, lane, from, days, begins, ends };
}

const earlier = (a: Day, b: Day): Day => (a < b ? a : b);

/** The bars that begin on each day of a month; weeks begin on Monday. */
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
