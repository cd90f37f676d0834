/**
 * Whether a listing's rules allow a stay. The date picker, the price call, the check of a request and the search by
 * date all follow this file. Whether the nights are free is another question: `isFree`.
 */
import { addDays, dayFromNumber, dayNumber, diffDays, weekdayOfNumber } from '@/lib/dates/day';
import type { Day, Weekday } from '@/lib/dates/day';
import { overlaps } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import { setRentalPeriods } from '@/lib/listings/kinds';
import type { RentalPeriod, RentalPeriodFlags } from '@/lib/listings/kinds';

/** The fields of a listing that rule its stays. Null (an empty field of a concept) sets no bound. */
export type StayRules = RentalPeriodFlags & {
  /** Nights. */
  readonly min_stay: number | null;
  /** Nights. */
  readonly max_stay: number | null;
  /** Days from today on; the last of them can still be a departure day. */
  readonly max_days_reservation_advance: number | null;
};

type StayShape = {
  readonly minNights: number;
  /** Null: as long as one likes. */
  readonly maxNights: number | null;
  /** Weekdays to arrive on; null: any. With the length they fix the day of departure. */
  readonly arrivals: readonly Weekday[] | null;
};

const MONDAY = 1;
const THURSDAY = 4;
const FRIDAY = 5;

/** Which stays each rental period covers. A stay is let when it fits one of the listing's periods. */
export const stayShapes: Readonly<Record<RentalPeriod, StayShape>> = {
  night: { minNights: 1, maxNights: null, arrivals: null },
  week: { minNights: 7, maxNights: 7, arrivals: null },
  midweek: { minNights: 4, maxNights: 4, arrivals: [MONDAY] },
  two_weeks: { minNights: 14, maxNights: 14, arrivals: null },
  weekend: { minNights: 2, maxNights: 3, arrivals: [FRIDAY] },
  long_weekend: { minNights: 3, maxNights: 4, arrivals: [THURSDAY, FRIDAY] },
  month: { minNights: 28, maxNights: 31, arrivals: null },
  year: { minNights: 365, maxNights: 366, arrivals: null },
};

export type StayRefusal =
  /** The departure is not after the arrival. */
  | { reason: 'no_nights' }
  /** The arrival is before today. */
  | { reason: 'past' }
  /** The departure is after `last_day`. */
  | { reason: 'outside_window'; last_day: Day }
  | { reason: 'too_short'; min_stay: number }
  | { reason: 'too_long'; max_stay: number }
  /** None of the home's rental periods has this length and these days. */
  | { reason: 'period_not_let'; periods: readonly RentalPeriod[] };

export type StayVerdict = { allowed: true } | ({ allowed: false } & StayRefusal);

export type StayQuestion = { rules: StayRules; today: Day; arrival: Day; departure: Day };

/** Decides one stay of `[arrival, departure)`; the first rule broken, in the order of `StayRefusal`, is the reason. */
export function judgeStay({ rules, today, arrival, departure }: StayQuestion): StayVerdict {
  const nights = diffDays(arrival, departure);
  if (nights < 1) return { allowed: false, reason: 'no_nights' };
  if (arrival < today) return { allowed: false, reason: 'past' };
  const { min_stay, max_stay, max_days_reservation_advance: ahead } = rules;
  if (ahead !== null && diffDays(today, departure) > ahead)
    return { allowed: false, reason: 'outside_window', last_day: addDays(today, ahead) };
  if (min_stay !== null && nights < min_stay) return { allowed: false, reason: 'too_short', min_stay };
  if (max_stay !== null && nights > max_stay) return { allowed: false, reason: 'too_long', max_stay };
  const periods = setRentalPeriods(rules);
  const arrivalDay = weekdayOfNumber(dayNumber(arrival));
  return periods.some((period) => fits(stayShapes[period], arrivalDay, nights))
    ? { allowed: true }
    : { allowed: false, reason: 'period_not_let', periods };
}

function fits(shape: StayShape, arrivalDay: Weekday, nights: number): boolean {
  return (
    nights >= shape.minNights &&
    (shape.maxNights === null || nights <= shape.maxNights) &&
    (shape.arrivals === null || shape.arrivals.includes(arrivalDay))
  );
}

/** Whether none of the stay's nights is occupied. `occupied` in any order, overlapping or not. */
export function isFree(occupied: readonly DayRange[], stay: DayRange): boolean {
  return !occupied.some((range) => overlaps(range, stay));
}

/** Without an advance period or a longest stay a picker still has to end somewhere. */
const LONGEST_SHOWN = 366;

/**
 * The lengths in nights, ascending, that a guest arriving on that day can choose. One arrival asks about a few hundred
 * lengths and a calendar about a few hundred arrivals, so this counts in numbers and stops at what is occupied instead
 * of asking about every stay. `judgeStay` remains the rule: a test keeps the two equal.
 */
function* allowedLengths(
  rules: StayRules,
  today: Day,
  arrival: Day,
  occupied: readonly DayRange[],
): Generator<number> {
  if (arrival < today) return;
  const longest = longestFreeStay(rules, today, arrival, occupied);
  const arrivalDay = weekdayOfNumber(dayNumber(arrival));
  const shapes = setRentalPeriods(rules).map((period) => stayShapes[period]);
  for (let nights = Math.max(1, rules.min_stay ?? 1); nights <= longest; nights += 1)
    if (shapes.some((shape) => fits(shape, arrivalDay, nights))) yield nights;
}

/** Nights from the arrival to the first of: the next occupied night, the window's end, the longest stay. */
function longestFreeStay(rules: StayRules, today: Day, arrival: Day, occupied: readonly DayRange[]): number {
  const windowEnd =
    rules.max_days_reservation_advance === null
      ? LONGEST_SHOWN
      : rules.max_days_reservation_advance - diffDays(today, arrival);
  let nextOccupied: Day | null = null;
  for (const { start, end } of occupied) {
    if (end <= arrival || end <= start) continue;
    if (start <= arrival) return 0;
    if (nextOccupied === null || start < nextOccupied) nextOccupied = start;
  }
  return Math.min(
    windowEnd,
    rules.max_stay ?? LONGEST_SHOWN,
    nextOccupied === null ? LONGEST_SHOWN : diffDays(arrival, nextOccupied),
  );
}

/** The departure days a guest arriving on `arrival` can choose: allowed and free, ascending, at most 366 nights on. */
export function allowedDepartures(
  rules: StayRules,
  today: Day,
  arrival: Day,
  occupied: readonly DayRange[],
): Day[] {
  const from = dayNumber(arrival);
  return Array.from(allowedLengths(rules, today, arrival, occupied), (nights) =>
    dayFromNumber(from + nights),
  );
}

/** Whether at least one stay can begin on this day. */
export function canArriveOn(
  rules: StayRules,
  today: Day,
  arrival: Day,
  occupied: readonly DayRange[],
): boolean {
  return allowedLengths(rules, today, arrival, occupied).next().done !== true;
}
