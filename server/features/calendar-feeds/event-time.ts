import 'server-only';

import { dayNumber, isDay } from '@/lib/dates/day';
import { momentOf, productZone, utc, wallAt } from '@/server/features/calendar-feeds/zone';
import type { Zone } from '@/server/features/calendar-feeds/zone';

/**
 * When an event begins or ends, as a calendar says it: a day, or a wall-clock time in a zone. Wall-clock times are
 * milliseconds as if in UTC, so that arithmetic never meets a clock change.
 */

const MINUTE = 60_000;
export const DAY_MS = 24 * 60 * MINUTE;

export type EventTime = { kind: 'day'; day: number } | { kind: 'clock'; wall: number; zone: Zone };

/** Looks up a calendar's zones; null stands for a time that names none. */
export interface ZoneFinder {
  of(tzid: string | null): Zone;
}

const DATE = /^(\d{4}-\d\d-\d\d)(?:T?:*)?$/;
const DATE_TIME = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60)(Z?)$/;

/** Parses a value as ical.js writes it ('2028-07-01', '2028-07-01T12:00:00Z'); null if there is no such date. */
export function readTime(value: string, tzid: string | null, zones: ZoneFinder): EventTime | null {
  const [, date] = DATE.exec(value) ?? [];
  if (date !== undefined) return isDay(date) ? { kind: 'day', day: dayNumber(date) } : null;
  const [, day, hour, minute, second, z] = DATE_TIME.exec(value) ?? [];
  if (!isDay(day)) return null;
  const wall =
    dayNumber(day) * DAY_MS +
    (Number(hour) * 60 + Number(minute)) * MINUTE +
    Math.min(Number(second), 59) * 1000;
  return { kind: 'clock', wall, zone: z === 'Z' ? utc : zones.of(tzid) };
}

/** The local day, as a day number, that a time falls on. */
export function dayHere(time: EventTime): number {
  if (time.kind === 'day') return time.day;
  return Math.floor(wallAt(productZone, momentOf(time.zone, time.wall)) / DAY_MS);
}

/** The day that a time falls on by its own clock, or in the calendar's zone if it is in UTC. */
function ownDay(time: EventTime, zones: ZoneFinder): number {
  if (time.kind === 'day') return time.day;
  return Math.floor((time.zone === utc ? wallAt(zones.of(null), time.wall) : time.wall) / DAY_MS);
}

/** The day by which `by` names an occurrence: a date is a day on the clock of its series. */
export const dayNamedBy = (by: EventTime['kind'], occurrence: EventTime, zones: ZoneFinder): number =>
  by === 'day' ? ownDay(occurrence, zones) : dayHere(occurrence);

/** The wall-clock time in the time's own zone; a day begins at midnight. */
export const wallOf = (time: EventTime) => (time.kind === 'day' ? time.day * DAY_MS : time.wall);

/** The same kind of time at another wall-clock time. */
export const atWall = (time: EventTime, wall: number): EventTime =>
  time.kind === 'day' ? { kind: 'day', day: Math.floor(wall / DAY_MS) } : { ...time, wall };

/** The time this much later on the same clock; a day moves by whole days. */
export const later = (time: EventTime, milliseconds: number): EventTime =>
  atWall(time, wallOf(time) + milliseconds);

/** Milliseconds from one time to another, on the clock of the first if both have one. */
export function between(from: EventTime, to: EventTime): number {
  if (from.kind === 'clock' && to.kind === 'clock') {
    if (from.zone === to.zone) return to.wall - from.wall;
    return wallAt(from.zone, momentOf(to.zone, to.wall)) - from.wall;
  }
  return (dayHere(to) - dayHere(from)) * DAY_MS;
}
