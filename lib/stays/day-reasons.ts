/** Why a day in the date picker cannot be chosen: the fault that `judge.ts` finds for the closest stay. */
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

/**
 * How many lengths beyond the shortest are tried: enough for all weekdays, and for every rental period except a month.
 */
const LENGTHS_TRIED = 14;

/** Why no stay can start on the day; null if one can. */
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

/** Why a stay that starts on `arrival` cannot end on the later `day`; null if it can. */
export function findDepartureFault(bounds: StayBounds, arrival: Day, day: Day): StayFault | null {
  return findStayFault(bounds, { start: arrival, end: day });
}

/** Number of free nights from a free night on. */
function freeNights(bounds: StayBounds, day: Day): number {
  const next = closedNights(bounds, bounds.rules.preparation_nights).find(({ start }) => start > day);
  return next ? diffDays(day, next.start) : Infinity;
}

/**
 * Among stays that are long enough and free: a disallowed weekday is more helpful than a rental period that is not
 * offered.
 */
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
