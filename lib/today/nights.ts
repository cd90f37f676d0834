/** The nights around a requested stay, as the cells of a strip. */
import { addDays, eachDay, parseDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { nights, overlaps, toDays } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import type { RequestToAnswer } from '@/lib/today/contract';

/** taken: by a stay, a linked calendar or a block; asked: another guest has a pending request too. */
export type NightState = 'free' | 'taken' | 'asked';

export interface StripCell extends DayRange {
  state: NightState;
  /** Whether it is part of the requested stay. */
  isWanted: boolean;
}

export interface DaysPicture {
  /** In order, one per night; one per week for a long stay. */
  cells: StripCell[];
  /** The number of requested nights, and how many of them are occupied or also requested by others. */
  wanted: number;
  taken: number;
  asked: number;
}

/** Longer stays are drawn in weeks, because a phone has no room for more cells. */
const MOST_NIGHTS = 14;

type Wire = { start_date: string; end_date: string };

function toRange({ start_date, end_date }: Wire): DayRange {
  const [start, end] = [parseDay(start_date), parseDay(end_date)];
  if (!start || !end) throw new RangeError(`Not days: ${start_date}, ${end_date}`);
  return { start, end };
}

/** Splits a range into ranges of `length` nights; the last one may be shorter. */
function pieces({ start, end }: DayRange, length: number): DayRange[] {
  return eachDay(start, end)
    .filter((_, index) => index % length === 0)
    .map((day) => {
      const next = addDays(day, length);
      return { start: day, end: next < end ? next : end };
    });
}

export function pictureOf(request: Wire & Pick<RequestToAnswer, 'around'>): DaysPicture {
  const stay = toRange(request);
  const shown = toRange(request.around);
  const taken = request.around.taken.map(toRange);
  const asked = request.around.asked.map(toRange);
  const stateOf = (range: DayRange): NightState => {
    if (taken.some((one) => overlaps(one, range))) return 'taken';
    return asked.some((one) => overlaps(one, range)) ? 'asked' : 'free';
  };
  const length = nights(stay) > MOST_NIGHTS ? 7 : 1;
  const parts = [
    { range: { start: shown.start, end: stay.start }, isWanted: false },
    { range: stay, isWanted: true },
    { range: { start: stay.end, end: shown.end }, isWanted: false },
  ];
  const states = eachDay(stay.start, stay.end).map((day) => stateOf({ start: day, end: addDays(day, 1) }));
  const askedDays = new Set<Day>(toDays(asked));
  return {
    cells: parts.flatMap(({ range, isWanted }) =>
      pieces(range, length).map((piece) => ({ ...piece, state: stateOf(piece), isWanted })),
    ),
    wanted: states.length,
    taken: states.filter((state) => state === 'taken').length,
    asked: eachDay(stay.start, stay.end).filter((day) => askedDays.has(day)).length,
  };
}

/** Merges consecutive cells with the same state. */
export function runsOf(cells: readonly StripCell[]): StripCell[] {
  const runs: StripCell[] = [];
  for (const cell of cells) {
    const last = runs.at(-1);
    if (last && last.state === cell.state && last.isWanted === cell.isWanted)
      runs[runs.length - 1] = { ...last, end: cell.end };
    else runs.push(cell);
  }
  return runs;
}
