/** The look of a calendar day, derived from the occupied ranges and the selected range. */
import { addDays, eachDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';

/**
 * taken: by a guest; imported: by a stay from another calendar; conflict: double-booked; blocked: by the landlord.
 * Where ranges overlap, the last in this list wins.
 */
const kindsByWeight = ['blocked', 'imported', 'taken', 'conflict'] as const;
export type OccupiedKind = (typeof kindsByWeight)[number];

/** A bar across days, starting at its first one. */
export interface DayBarAppearance {
  kind: string;
  label: string;
  lane: number;
  from: number;
  days: number;
  begins: boolean;
  ends: boolean;
}

/** What else a day shows besides its state and the text below it. */
export interface DayNote {
  /** A letter in the corner … */
  sign?: string;
  /** … or, if there is room, a word on its own line. */
  word?: string;
  /** The text for screen readers. */
  spoken?: string;
  /** Whether the text below the day is emphasised. */
  strong?: boolean;
  /** A small shape in the corner next to the text: a diamond or a triangle. */
  mark?: 'diamond' | 'triangle';
  /** Bars starting on this day; their content is in `spoken` too. */
  bars?: readonly DayBarAppearance[];
  /** A thin line at the bottom of the day, with its meaning as tooltip and description. */
  line?: string;
}

/** Nights `[start, end)` that cannot be booked; `taken` by default. */
export type OccupiedRange = DayRange & { kind?: OccupiedKind };

/** A range being selected: its end may still be open. `end` is the day of departure. */
export type ChosenRange = { start: Day | null; end: Day | null };

/**
 * free and full: the night before and the night of the day are the same. arrival: occupied from this day on; others can
 * still leave on it. departure: occupied until this day; others can already arrive on it. past: it was free, and can no
 * longer be booked.
 */
export type DayShape = 'free' | 'past' | 'full' | 'arrival' | 'departure';

export interface DayAppearance {
  shape: DayShape;
  kind: OccupiedKind;
  /** The first night of a stay or block, in a calendar whose days stand for their nights. */
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

export function dayAppearance(day: Day, nights: Nights, today: Day): DayAppearance {
  const before = nights.get(addDays(day, -1));
  const night = nights.get(day);
  if (night && before) return { shape: 'full', kind: night };
  if (night) return { shape: 'arrival', kind: night };
  if (before) return { shape: 'departure', kind: before };
  return { shape: day < today ? 'past' : 'free', kind: 'taken' };
}

/** The look in a calendar whose days stand for their nights: taken or not. */
export function nightAppearance(day: Day, nights: Nights, today: Day): DayAppearance {
  const appearance = dayAppearance(day, nights, today);
  return appearance.shape === 'arrival' ? { ...appearance, shape: 'full', isFirst: true } : appearance;
}

/** The position of a day in the selected range, both ends included; undefined outside. */
export function chosenPlace(day: Day, { start, end }: ChosenRange): ChosenPlace | undefined {
  if (start === null) return undefined;
  if (end === null || end <= start) return day === start ? 'single' : undefined;
  if (day === start) return 'start';
  if (day === end) return 'end';
  return day > start && day < end ? 'middle' : undefined;
}
