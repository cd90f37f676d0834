/** How a day of the calendar looks, from the ranges that occupy it and the range that is chosen. */
import { addDays, eachDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';

/** taken: by a guest; blocked: by the owner. */
export type OccupiedKind = 'taken' | 'blocked';

/** Nights `[start, end)` that nobody can stay; `taken` when no kind is given. */
export type OccupiedRange = DayRange & { kind?: OccupiedKind };

/** A range being chosen: the end may still be open. `end` is the day of departure. */
export type ChosenRange = { start: Day | null; end: Day | null };

/**
 * free and full: the night before and the night of the day agree. arrival: occupied from this day on, so that
 * one can still leave on it. departure: occupied until this day, so that one can already arrive on it. past: it was
 * free, and nobody can come any more.
 */
export type DayShape = 'free' | 'past' | 'full' | 'arrival' | 'departure';

export type DayLook = { shape: DayShape; kind: OccupiedKind };

export type ChosenPlace = 'single' | 'start' | 'middle' | 'end';

/** Night → what occupies it. Where ranges overlap a guest counts before a block. */
export type Nights = ReadonlyMap<Day, OccupiedKind>;

export function occupiedNights(ranges: readonly OccupiedRange[]): Nights {
  const nights = new Map<Day, OccupiedKind>();
  for (const { start, end, kind = 'taken' } of ranges) {
    for (const day of eachDay(start, end)) {
      if (nights.get(day) !== 'taken') nights.set(day, kind);
    }
  }
  return nights;
}

export function dayLook(day: Day, nights: Nights, today: Day): DayLook {
  const before = nights.get(addDays(day, -1));
  const night = nights.get(day);
  if (night && before) return { shape: 'full', kind: night };
  if (night) return { shape: 'arrival', kind: night };
  if (before) return { shape: 'departure', kind: before };
  return { shape: day < today ? 'past' : 'free', kind: 'taken' };
}

/** Where a day stands in the chosen range, both its ends included; undefined outside. */
export function chosenPlace(day: Day, { start, end }: ChosenRange): ChosenPlace | undefined {
  if (start === null) return undefined;
  if (end === null || end <= start) return day === start ? 'single' : undefined;
  if (day === start) return 'start';
  if (day === end) return 'end';
  return day > start && day < end ? 'middle' : undefined;
}
