/** How a day of the calendar looks, from the ranges that occupy it and the chosen range. */
import { addDays, eachDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';

/**
 * taken: by a guest; imported: by one from another calendar; conflict: by two at once; blocked: by the owner. Where
 * ranges overlap, the last of this list wins.
 */
const kindsByWeight = ['blocked', 'imported', 'taken', 'conflict'] as const;
export type OccupiedKind = (typeof kindsByWeight)[number];

/** A bar across days, from its first one. */
export interface DayBarLook {
  kind: string;
  label: string;
  lane: number;
  from: number;
  days: number;
  begins: boolean;
  ends: boolean;
}

/** What else a day shows, besides its state and the text under it. */
export interface DayNote {
  /** A letter in the corner, … */
  sign?: string;
  /** … or where there is room a word on a line of its own. */
  word?: string;
  /** What screen readers hear of it. */
  spoken?: string;
  /** Whether the text under the day stands out. */
  strong?: boolean;
  /** A small shape in the corner by the text: a diamond or a triangle. */
  mark?: 'diamond' | 'triangle';
  /** Bars that begin on it, as parts of days; what they say is in `spoken` too. */
  bars?: readonly DayBarLook[];
  /** A quiet line at the foot of the day, and what it stands for, as a tooltip and description. */
  line?: string;
}

/** Nights `[start, end)` that nobody can stay; `taken` when no kind is given. */
export type OccupiedRange = DayRange & { kind?: OccupiedKind };

/** A range being chosen: the end may still be open. `end` is the day of departure. */
export type ChosenRange = { start: Day | null; end: Day | null };

/**
 * free and full: the night before and the night of the day agree. arrival: occupied from this day on; one can still
 * leave on it. departure: occupied until this day; one can already arrive on it. past: it was free, and nobody can come
 * any more.
 */
export type DayShape = 'free' | 'past' | 'full' | 'arrival' | 'departure';

export interface DayLook {
  shape: DayShape;
  kind: OccupiedKind;
  /** The first night of what occupies it, where days stand for their nights. */
  isFirst?: true;
}

export type ChosenPlace = 'single' | 'start' | 'middle' | 'end';

/** Night → what occupies it. */
export type Nights = ReadonlyMap<Day, OccupiedKind>;

export function occupiedNights(ranges: readonly OccupiedRange[]): Nights {
  const nights = new Map<Day, OccupiedKind>();
  for (const { start, end, kind = 'taken' } of ranges) {
    for (const day of eachDay(start, end)) {
      const known = nights.get(day);
      if (known === undefined || weightOf(kind) > weightOf(known)) nights.set(day, kind);
    }
  }
  return nights;
}

const weightOf = (kind: OccupiedKind) => kindsByWeight.indexOf(kind);

export function dayLook(day: Day, nights: Nights, today: Day): DayLook {
  const before = nights.get(addDays(day, -1));
  const night = nights.get(day);
  if (night && before) return { shape: 'full', kind: night };
  if (night) return { shape: 'arrival', kind: night };
  if (before) return { shape: 'departure', kind: before };
  return { shape: day < today ? 'past' : 'free', kind: 'taken' };
}

/** The same where a day stands for its night: taken or not. */
export function nightLook(day: Day, nights: Nights, today: Day): DayLook {
  const look = dayLook(day, nights, today);
  return look.shape === 'arrival' ? { ...look, shape: 'full', isFirst: true } : look;
}

/** Where a day stands in the chosen range, both ends included; undefined outside. */
export function chosenPlace(day: Day, { start, end }: ChosenRange): ChosenPlace | undefined {
  if (start === null) return undefined;
  if (end === null || end <= start) return day === start ? 'single' : undefined;
  if (day === start) return 'start';
  if (day === end) return 'end';
  return day > start && day < end ? 'middle' : undefined;
}
