/**
 * Positions of seasons on a strip that shows one year, and how far they can be moved and resized. Seasons share no
 * nights, so neighbours limit every movement. Ranges of days are half-open.
 */
import { addDays, dayNumber, diffDays, FIRST_DAY, parseDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { contains, intersect } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';

export function yearRange(year: number): DayRange {
  return { start: firstOf(year), end: firstOf(year + 1) };
}

const firstOf = (year: number, month = 1): Day =>
  parseDay(`${year}-${String(month).padStart(2, '0')}-01`) ?? FIRST_DAY;

/** A position on the strip, in fractions of its length from 0 to 1. */
export interface Place {
  readonly from: number;
  readonly length: number;
}

/** The position of the part of a range that lies in the year; null if there is none. */
export function placeIn(year: number, range: DayRange): Place | null {
  const whole = yearRange(year);
  const part = intersect(whole, range);
  if (!part) return null;
  const days = diffDays(whole.start, whole.end);
  return { from: diffDays(whole.start, part.start) / days, length: diffDays(part.start, part.end) / days };
}

export function monthPlaces(year: number): (Place & { first: Day })[] {
  return Array.from({ length: 12 }, (_, index) => {
    const first = firstOf(year, index + 1);
    const end = index === 11 ? firstOf(year + 1) : firstOf(year, index + 2);
    return { first, ...(placeIn(year, { start: first, end }) ?? { from: 0, length: 0 }) };
  });
}

/** The day at a point on the strip; clamped to the first and last day. */
export function dayAt(year: number, part: number): Day {
  const { start, end } = yearRange(year);
  const days = diffDays(start, end);
  return addDays(start, Math.min(days - 1, Math.max(0, Math.floor(part * days))));
}

/**
 * The days that a range can be extended to: limited by its neighbours and by `window`, unless it already extends beyond
 * that.
 */
export function roomOf(range: DayRange, others: readonly DayRange[], window: DayRange): DayRange {
  const before = others.filter(({ end }) => end <= range.start).map(({ end }) => end);
  const after = others.filter(({ start }) => start >= range.end).map(({ start }) => start);
  const first = range.start < window.start ? range.start : window.start;
  const last = range.end > window.end ? range.end : window.end;
  return {
    start: before.reduce((latest, day) => (day > latest ? day : latest), first),
    end: after.reduce((earliest, day) => (day < earliest ? day : earliest), last),
  };
}

/** The free range around a day; null if the day is taken or outside the window. */
export function freeAround(day: Day, taken: readonly DayRange[], window: DayRange): DayRange | null {
  if (!contains(window, day) || taken.some((range) => contains(range, day))) return null;
  return roomOf({ start: day, end: addDays(day, 1) }, taken, window);
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The part of a season that is being dragged. */
export type Hold = 'whole' | 'start' | 'end';

/** The range after dragging it by `days`, as far as there is room; it keeps at least one night. */
export function shifted(range: DayRange, hold: Hold, days: number, room: DayRange): DayRange {
  const [start, end] = [dayNumber(range.start), dayNumber(range.end)];
  const [first, last] = [dayNumber(room.start), dayNumber(room.end)];
  if (hold === 'start')
    return { ...range, start: addDays(range.start, clamp(days, first - start, end - 1 - start)) };
  if (hold === 'end') return { ...range, end: addDays(range.end, clamp(days, start + 1 - end, last - end)) };
  const moved = clamp(days, first - start, last - end);
  return { start: addDays(range.start, moved), end: addDays(range.end, moved) };
}

/** The range drawn from one day to another, both inclusive and in either order, as far as there is room. */
export function drawn(from: Day, to: Day, room: DayRange): DayRange {
  const [first, last] = from < to ? [from, to] : [to, from];
  return {
    start: first < room.start ? room.start : first,
    end: addDays(last, 1) > room.end ? room.end : addDays(last, 1),
  };
}
