/** Why a day of the date picker cannot be chosen, as `judge.ts` says it of the stay that comes closest. */
import { addDays, diffDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import {
  arrivalCheck,
  closedNights,
  findDayFault,
  findMomentFault,
  findStayFault,
  findTakenFault,
  minStayIn,
} from '@/lib/stays/judge';
import type { StayFault } from '@/lib/stays/judge';
import { seasonAt } from '@/lib/stays/terms';
import type { StayBounds } from '@/lib/stays/terms';

/** Lengths that are tried beyond the shortest one: all that differ in weekday, and every period but a month. */
const LENGTHS_TRIED = 14;

/** Why no stay can begin on the day; null where one can. */
export function findArrivalFault(bounds: StayBounds, day: Day): StayFault | null {
  if (arrivalCheck(bounds)(day)) return null;
  const night = { start: day, end: addDays(day, 1) };
  const ofNight = findMomentFault(bounds, night) ?? findTakenFault(bounds, night);
  if (ofNight) return ofNight;
  const ofDay = findDayFault(bounds, night);
  if (ofDay?.reason === 'arrival_day') return ofDay;
  const least = minStayIn(bounds.rules, seasonAt(bounds.seasons, day)) ?? 1;
  const free = freeNights(bounds, day);
  return free < least ? findStayFault(bounds, night) : findClosest(bounds, day, { least, free });
}

/** Why a stay that begins on `arrival` cannot end on the later `day`; null where it can. */
export function findDepartureFault(bounds: StayBounds, arrival: Day, day: Day): StayFault | null {
  return findStayFault(bounds, { start: arrival, end: day });
}

/** Nights from a free one until the next that is not. */
function freeNights(bounds: StayBounds, day: Day): number {
  const next = closedNights(bounds, bounds.rules.preparation_nights).find(({ start }) => start > day);
  return next ? diffDays(day, next.start) : Infinity;
}

/** Of the stays that are long enough and free: a weekday that is not allowed says more than a period that is not let. */
function findClosest(
  bounds: StayBounds,
  start: Day,
  { least, free }: { least: number; free: number },
): StayFault | null {
  let found: StayFault | null = null;
  for (let nights = least; nights <= Math.min(free, least + LENGTHS_TRIED); nights += 1) {
    const fault = findStayFault(bounds, { start, end: addDays(start, nights) });
    if (fault && fault.reason !== 'period_not_let') return fault;
    found ??= fault;
  }
  return found;
}
