/**
 * Selecting nights in an owner's calendar. A guest selects arrival and departure days; an owner selects the nights
 * themselves, both ends inclusive, so that one click selects one night.
 */
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';

export interface NightChoice {
  /** The first and last selected night, inclusive. */
  first: Day;
  last: Day;
  /** Whether the next click extends the selection. */
  isOpen: boolean;
}

/**
 * The selection after a click on a night. The first click selects one night; the second extends the selection to that
 * night, before or after it; a second click on the same night keeps just that night, so that a double click works too.
 * The next click starts over, or clears a single selected night.
 */
export function pressNight(choice: NightChoice | null, night: Day): NightChoice | null {
  if (choice?.isOpen) return { ...reach(choice.first, night), isOpen: false };
  const isOnly = choice !== null && choice.first === night && choice.last === night;
  return isOnly ? null : { first: night, last: night, isOpen: true };
}

/** The selection that a click on the hovered night would make, while the selection is open. */
export function pointNight(choice: NightChoice | null, night: Day | null): NightChoice | null {
  return choice?.isOpen && night !== null ? { ...reach(choice.first, night), isOpen: true } : choice;
}

/** The selection made by dragging from one night to another, in either direction. */
export const drawNights = (from: Day, to: Day): NightChoice => ({ ...reach(from, to), isOpen: false });

function reach(from: Day, to: Day): Pick<NightChoice, 'first' | 'last'> {
  return to < from ? { first: to, last: from } : { first: from, last: to };
}

/** The selection as a half-open range: it ends on the morning after the last night. */
export function rangeOfChoice({ first, last }: NightChoice): DayRange {
  return { start: first, end: addDays(last, 1) };
}

/** A range as a selection, without past nights; null when all of them are past. */
export function choiceOfRange({ start, end }: DayRange, today: Day): NightChoice | null {
  const first = start < today ? today : start;
  return first < end ? { first, last: addDays(end, -1), isOpen: false } : null;
}
