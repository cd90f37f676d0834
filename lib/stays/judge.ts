/**
 * Whether a stay can be requested (docs/rules/stays.md#allowed-stays). Used by the date picker, the price call, the
 * validation of requests and the search by date.
 */
import { addDays, dayFromNumber, dayNumber, diffDays, weekday, weekdayOfNumber } from '@/lib/dates/day';
import type { Day, Weekday } from '@/lib/dates/day';
import { contains, isEmpty, merge, overlaps } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import { setRentalPeriods } from '@/lib/listings/kinds';
import type { RentalPeriod } from '@/lib/listings/kinds';
import { seasonAt } from '@/lib/stays/terms';
import type { Season, StayBounds, StayRules, Taken } from '@/lib/stays/terms';

type StayShape = {
  readonly minNights: number;
  /** Null: no maximum. */
  readonly maxNights: number | null;
  /** Possible weekdays of arrival; null: any. The day of departure follows from the length. */
  readonly arrivals: readonly Weekday[] | null;
};

const MONDAY = 1;
const THURSDAY = 4;
const FRIDAY = 5;

/** Which stays each rental period covers. A stay is allowed if it fits one of the listing's periods. */
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

/** Whether a stay with this weekday of arrival and this length fits the period. */
export function fitsPeriod(period: RentalPeriod, arrivalDay: Weekday, nights: number): boolean {
  const { minNights, maxNights, arrivals } = stayShapes[period];
  return (
    nights >= minNights &&
    (maxNights === null || nights <= maxNights) &&
    (arrivals === null || arrivals.includes(arrivalDay))
  );
}

/** Whether the days may still become available: the only obstacle is another stay, or the landlord's own block. */
export const isHeldByOthers = ({ reason }: StayFault) => reason === 'taken' || reason === 'preparation';

/** Why a stay cannot be requested. `season` names the season whose rule is broken; null if it is the listing's rule. */
export type StayFault =
  /** The departure is not after the arrival. */
  | { reason: 'no_nights' }
  /** The arrival is before today. */
  | { reason: 'past' }
  /** The arrival is before `first_day`, the first that respects the notice period. */
  | { reason: 'too_soon'; first_day: Day }
  /** The departure is after `last_day`. */
  | { reason: 'outside_window'; last_day: Day }
  | { reason: 'too_short'; min_stay: number; season: string | null }
  | { reason: 'too_long'; max_stay: number }
  /** The season of the first night does not allow arrivals on that weekday. */
  | { reason: 'arrival_day'; days: readonly Weekday[]; season: string }
  /** The season of the last night does not allow departures on that weekday. */
  | { reason: 'departure_day'; days: readonly Weekday[]; season: string }
  /** No rental period of the listing has this length and these weekdays. */
  | { reason: 'period_not_let'; periods: readonly RentalPeriod[] }
  /** One of its nights is occupied. */
  | { reason: 'taken' }
  /** It is less than `nights` nights before or after another stay. */
  | { reason: 'preparation'; nights: number };

/** Extends a stay by the preparation nights on both sides. */
export function withPreparation({ start, end }: DayRange, preparationNights: number): DayRange {
  return { start: addDays(start, -preparationNights), end: addDays(end, preparationNights) };
}

/** All nights that cannot be requested, in order: stays with their preparation nights, and the landlord's blocks. */
export function closedNights({ booked, blocked }: Taken, preparationNights: number): DayRange[] {
  const stays = booked
    .filter((stay) => !isEmpty(stay))
    .map((stay) => withPreparation(stay, preparationNights));
  return merge([...stays, ...blocked]);
}

/** Whether none of the stay's nights is in the ranges, which may be unsorted and overlap. */
export function isFree(ranges: readonly DayRange[], stay: DayRange): boolean {
  return !ranges.some((range) => overlaps(range, stay));
}

/** The minimum stay in this season; null: none. */
export function minStayIn(
  rules: Pick<StayRules, 'min_stay'>,
  season: Pick<Season, 'min_stay'> | null,
): number | null {
  return season?.min_stay ?? rules.min_stay;
}

/** Whether the season of the first night allows arrivals on that day. */
export function mayArrive(season: Pick<Season, 'arrival_days'> | null, arrival: Day): boolean {
  return allows(season?.arrival_days, weekday(arrival));
}

/** Whether the season of the last night allows departures on that day. */
export function mayDepart(season: Pick<Season, 'departure_days'> | null, departure: Day): boolean {
  return allows(season?.departure_days, weekday(departure));
}

/** Without a list, or with an empty one, any day is allowed. */
const allows = (days: readonly Weekday[] | undefined, day: Weekday) =>
  days === undefined || days.length === 0 || days.includes(day);

/** Whether a stay exactly fills the gap between two closed ranges; `closed` as returned by `closedNights`. */
function fillsGap(closed: readonly DayRange[], { start, end }: DayRange): boolean {
  return closed.some((range) => range.end === start) && closed.some((range) => range.start === end);
}

/** Why the stay `[start, end)` cannot be requested, or null: the first broken rule, in the order of `StayFault`. */
export function findStayFault(bounds: StayBounds, stay: DayRange): StayFault | null {
  return (
    findMomentFault(bounds, stay) ??
    findLengthFault(bounds, stay) ??
    findDayFault(bounds, stay) ??
    findTakenFault(bounds, stay)
  );
}

/** Checks when the stay is: in the past, too soon or too far ahead. */
export function findMomentFault({ rules, today }: StayBounds, { start, end }: DayRange): StayFault | null {
  if (end <= start) return { reason: 'no_nights' };
  if (start < today) return { reason: 'past' };
  const { notice_days: notice, max_days_reservation_advance: ahead } = rules;
  if (diffDays(today, start) < notice) return { reason: 'too_soon', first_day: addDays(today, notice) };
  if (ahead !== null && diffDays(today, end) > ahead)
    return { reason: 'outside_window', last_day: addDays(today, ahead) };
  return null;
}

function findLengthFault(bounds: StayBounds, stay: DayRange): StayFault | null {
  const { rules, seasons } = bounds;
  const nights = diffDays(stay.start, stay.end);
  const season = seasonAt(seasons, stay.start);
  const least = minStayIn(rules, season);
  const isShort = least !== null && nights < least;
  if (isShort && !(rules.gap_stays && fillsGap(closedNights(bounds, rules.preparation_nights), stay)))
    return { reason: 'too_short', min_stay: least, season: season?.min_stay ? season.name : null };
  const { max_stay: most } = rules;
  return most !== null && nights > most ? { reason: 'too_long', max_stay: most } : null;
}

/** Checks the weekdays, the length and the rental period. */
export function findDayFault({ rules, seasons }: StayBounds, { start, end }: DayRange): StayFault | null {
  const first = seasonAt(seasons, start);
  if (first && !mayArrive(first, start))
    return { reason: 'arrival_day', days: first.arrival_days, season: first.name };
  const last = seasonAt(seasons, addDays(end, -1));
  if (last && !mayDepart(last, end))
    return { reason: 'departure_day', days: last.departure_days, season: last.name };
  const periods = setRentalPeriods(rules);
  const isLet = periods.some((period) => fitsPeriod(period, weekday(start), diffDays(start, end)));
  return isLet ? null : { reason: 'period_not_let', periods };
}

/** Checks that its nights are free. */
export function findTakenFault(bounds: StayBounds, stay: DayRange): StayFault | null {
  const nights = bounds.rules.preparation_nights;
  if (isFree(closedNights(bounds, nights), stay)) return null;
  return isFree(closedNights(bounds, 0), stay) ? { reason: 'preparation', nights } : { reason: 'taken' };
}

/** The longest stay offered if there is neither an advance period nor a maximum stay. */
const LONGEST_SHOWN = 366;

/**
 * The lengths in nights, ascending, that a guest arriving on that day can choose. For speed (a few hundred lengths per
 * arrival, a few hundred arrivals per calendar) it stops at the first closed night instead of checking every stay.
 * `findStayFault` is authoritative: a test keeps the two equal.
 */
function* allowedLengths(bounds: StayBounds, arrival: Day, closed: readonly DayRange[]): Generator<number> {
  const { rules, seasons, today } = bounds;
  const season = seasonAt(seasons, arrival);
  if (diffDays(today, arrival) < rules.notice_days || !mayArrive(season, arrival)) return;
  const longest = longestFreeStay(rules, today, arrival, closed);
  const from = dayNumber(arrival);
  const arrivalDay = weekdayOfNumber(from);
  const periods = setRentalPeriods(rules);
  const least = minStayIn(rules, season) ?? 1;
  for (let nights = rules.gap_stays ? 1 : Math.max(1, least); nights <= longest; nights += 1) {
    if (!periods.some((period) => fitsPeriod(period, arrivalDay, nights))) continue;
    const end = dayFromNumber(from + nights);
    if (nights < least && !fillsGap(closed, { start: arrival, end })) continue;
    if (mayDepart(seasonAt(seasons, addDays(end, -1)), end)) yield nights;
  }
}

/**
 * Nights from the arrival until the next closed night, the end of the booking window or the longest stay, whichever
 * comes first.
 */
function longestFreeStay(rules: StayRules, today: Day, arrival: Day, closed: readonly DayRange[]): number {
  const windowEnd =
    rules.max_days_reservation_advance === null
      ? LONGEST_SHOWN
      : rules.max_days_reservation_advance - diffDays(today, arrival);
  const next = closed.find(({ end }) => end > arrival);
  if (next && contains(next, arrival)) return 0;
  return Math.min(
    windowEnd,
    rules.max_stay ?? LONGEST_SHOWN,
    next ? diffDays(arrival, next.start) : LONGEST_SHOWN,
  );
}

/** The departure days that a guest arriving on `arrival` can choose: ascending, at most 366 nights ahead. */
export function allowedDepartures(bounds: StayBounds, arrival: Day): Day[] {
  const from = dayNumber(arrival);
  const lengths = allowedLengths(bounds, arrival, closedNights(bounds, bounds.rules.preparation_nights));
  return Array.from(lengths, (nights) => dayFromNumber(from + nights));
}

/** Returns a function that tells whether any stay can start on a day; prepared once for many days. */
export function arrivalCheck(bounds: StayBounds): (arrival: Day) => boolean {
  const closed = closedNights(bounds, bounds.rules.preparation_nights);
  return (arrival) => allowedLengths(bounds, arrival, closed).next().done !== true;
}
