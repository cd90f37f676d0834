/** The steps of choosing a stay: first the arrival, then the departure. */
import type { ChosenRange } from '@/components/ui/calendar-days';
import type { Day } from '@/lib/dates/day';

export interface RangeRules {
  /** Whether a stay can begin on this day. */
  canArrive: (day: Day) => boolean;
  /** Whether a stay that began on `arrival` can end on this later day. */
  canDepart: (arrival: Day, day: Day) => boolean;
  /** Why a day cannot be pressed; `arrival` is null while none is chosen. */
  reasonOf?: (arrival: Day | null, day: Day) => DayReason;
}

/** A reason in a few words. */
export interface DayReason {
  text: string;
  /** Whether the look of the day already tells the reason. */
  isSeen: boolean;
}

/** Whether a departure is still to be chosen. */
export function awaitsDeparture({ start, end }: ChosenRange): boolean {
  return start !== null && end === null;
}

/** Whether pressing the day has an effect now. */
export function canPress(day: Day, chosen: ChosenRange, rules: RangeRules): boolean {
  if (chosen.start === null || chosen.end !== null) return rules.canArrive(day);
  if (day === chosen.start) return true;
  return day > chosen.start ? rules.canDepart(chosen.start, day) : rules.canArrive(day);
}

/** Why pressing the day has no effect now; undefined when it has one, or when no reason is known. */
export function barOf(day: Day, chosen: ChosenRange, rules: RangeRules): DayReason | undefined {
  if (canPress(day, chosen, rules)) return undefined;
  const { start, end } = chosen;
  return rules.reasonOf?.(start !== null && end === null && day > start ? start : null, day);
}

/**
 * The selection after pressing a day that `canPress`. While a departure is awaited, a later day becomes the departure,
 * an earlier one a new arrival, and the arrival itself clears the selection.
 */
export function pressDay(day: Day, chosen: ChosenRange): ChosenRange {
  if (chosen.start === null || chosen.end !== null || day < chosen.start) return { start: day, end: null };
  return day === chosen.start ? { start: null, end: null } : { start: chosen.start, end: day };
}
