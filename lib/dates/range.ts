/**
 * Half-open ranges of calendar days, `[start, end)`: the end is the first day after it, so that a departure day can
 * also be the next arrival day. A range whose end is not after its start is empty: it contains nothing and overlaps
 * nothing.
 */
import { compareDays, diffDays, eachDay, addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';

export type DayRange = { readonly start: Day; readonly end: Day };

export function isEmpty(range: DayRange): boolean {
  return range.end <= range.start;
}

/** Nights in the range; 0 when empty. */
export function nights(range: DayRange): number {
  return Math.max(0, diffDays(range.start, range.end));
}

export function contains(range: DayRange, day: Day): boolean {
  return range.start <= day && day < range.end;
}

/** Whether the two share a night; adjacent ranges do not. */
export function overlaps(a: DayRange, b: DayRange): boolean {
  return intersect(a, b) !== null;
}

/** The nights in both, or null if there are none. */
export function intersect(a: DayRange, b: DayRange): DayRange | null {
  const start = a.start > b.start ? a.start : b.start;
  const end = a.end < b.end ? a.end : b.end;
  return start < end ? { start, end } : null;
}

/** The parts of the ranges that lie inside the window, in the given order. */
export function clip(ranges: readonly DayRange[], window: DayRange): DayRange[] {
  return ranges.flatMap((range) => intersect(range, window) ?? []);
}

/** The same nights in as few ranges as possible, in order: overlapping and adjacent ranges are merged. */
export function merge(ranges: readonly DayRange[]): DayRange[] {
  const sorted = ranges.filter((range) => !isEmpty(range)).sort((a, b) => compareDays(a.start, b.start));
  const merged: DayRange[] = [];
  for (const range of sorted) {
    const last = merged.at(-1);
    if (last === undefined || range.start > last.end) merged.push(range);
    else if (range.end > last.end) merged[merged.length - 1] = { start: last.start, end: range.end };
  }
  return merged;
}

/** The fewest ranges that contain exactly these days, which may be unsorted and contain duplicates. */
export function fromDates(days: readonly Day[]): DayRange[] {
  return merge(days.map((day) => ({ start: day, end: addDays(day, 1) })));
}

/** Every day that is in at least one of the ranges, without duplicates and in order. */
export function toDays(ranges: readonly DayRange[]): Day[] {
  return merge(ranges).flatMap((range) => eachDay(range.start, range.end));
}

/** What is left of a range after removing these days, in order; days outside it have no effect. */
export function withoutDays(range: DayRange, days: ReadonlySet<Day>): DayRange[] {
  return fromDates(eachDay(range.start, range.end).filter((day) => !days.has(day)));
}
