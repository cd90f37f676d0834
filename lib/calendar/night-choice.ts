/**
 * Choosing nights in an owner's calendar. A guest chooses days of arrival and departure; an owner points at the nights
 * themselves, both ends included: one press is one night.
 */
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';

export interface NightChoice {
  /** The first and the last night, both chosen. */
  first: Day;
  last: Day;
  /** Whether the next press makes it longer. */
  isOpen: boolean;
}

/**
 * The choice after a press on a night. The first press chooses one night; the second, before or after it, everything up
 * to there; a second press on the same night leaves that night, as a double click does. The next press starts over, or
 * clears a single chosen night.
 */
export function pressNight(choice: NightChoice | null, night: Day): NightChoice | null {
  if (choice?.isOpen) return { ...reach(choice.first, night), isOpen: false };
  const isOnly = choice !== null && choice.first === night && choice.last === night;
  return isOnly ? null : { first: night, last: night, isOpen: true };
}

/** What a press on the night under the pointer would choose, while the choice is open. */
export function pointNight(choice: NightChoice | null, night: Day | null): NightChoice | null {
  return choice?.isOpen && night !== null ? { ...reach(choice.first, night), isOpen: true } : choice;
}

/** The choice that a pointer draws from one night to another, in either direction. */
export const drawNights = (from: Day, to: Day): NightChoice => ({ ...reach(from, to), isOpen: false });

function reach(from: Day, to: Day): Pick<NightChoice, 'first' | 'last'> {
  return to < from ? { first: to, last: from } : { first: from, last: to };
}

/** The chosen nights as a half-open range: it ends on the morning after the last one. */
export function rangeOfChoice({ first, last }: NightChoice): DayRange {
  return { start: first, end: addDays(last, 1) };
}

/** A whole range as a choice, without nights that are over; null when all of them are. */
export function choiceOfRange({ start, end }: DayRange, today: Day): NightChoice | null {
  const first = start < today ? today : start;
  return first < end ? { first, last: addDays(end, -1), isOpen: false } : null;
}
