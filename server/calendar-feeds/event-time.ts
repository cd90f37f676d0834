import 'server-only';

import ICAL from 'ical.js';
import { dayNumber, isDay } from '@/lib/dates/day';
import { PRODUCT_ZONE, wallClockIn } from '@/lib/dates/zone';

/**
 * When an event begins or ends, as a calendar says it: a day, or a wall clock in a zone. Wall clocks count in
 * milliseconds as if they were UTC, so that arithmetic never meets a clock change.
 */

const MINUTE = 60_000;
export const DAY_MS = 24 * 60 * MINUTE;

/** How far a zone's wall clock is ahead of UTC when it shows `wall`, in milliseconds. */
export type Zone = (wall: number) => number;

export type EventTime = { kind: 'day'; day: number } | { kind: 'clock'; wall: number; zone: Zone };

function shownIn(zone: string, moment: number): number {
  const { year, month, day, hour, minute } = wallClockIn(zone, new Date(moment));
  return Date.UTC(year, month - 1, day, hour, minute);
}

/** A zone by its IANA name, or null when the runtime does not know it. */
export function namedZone(name: string): Zone | null {
  try {
    wallClockIn(name, new Date(0));
  } catch {
    return null;
  }
  return (wall) => {
    const whole = Math.floor(wall / MINUTE) * MINUTE;
    const first = shownIn(name, whole) - whole;
    return shownIn(name, whole - first) - (whole - first);
  };
}

const utc: Zone = () => 0;
/** The zone of times without one, and of every day. */
const productZone: Zone = namedZone(PRODUCT_ZONE) ?? utc;

/** A zone as the calendar itself defines it. */
function writtenZone(text: string): [tzid: string, zone: Zone] | null {
  try {
    const component = new ICAL.Component(ICAL.parse(text));
    const zone = new ICAL.Timezone(component);
    return [
      zone.tzid,
      (wall) => {
        const time = ICAL.Time.fromJSDate(new Date(wall), true);
        time.zone = ICAL.Timezone.localTimezone;
        return zone.utcOffset(time) * 1000;
      },
    ];
  } catch {
    return null;
  }
}

/** The zones of one calendar: by name where the name is known everywhere, else as it defines them. */
export class Zones {
  readonly #written: Map<string, Zone>;
  readonly #named = new Map<string, Zone | null>();
  readonly #floating: Zone;

  constructor(timezones: readonly string[], floating: string | null) {
    this.#written = new Map(
      timezones.flatMap((text) => [writtenZone(text)].filter((entry) => entry !== null)),
    );
    this.#floating = (floating ? this.#find(floating) : null) ?? productZone;
  }

  /** `tzid` null: a time without a zone. */
  of(tzid: string | null): Zone {
    return (tzid === null ? null : this.#find(tzid)) ?? this.#floating;
  }

  #find(tzid: string): Zone | null {
    const known = this.#named.get(tzid);
    if (known !== undefined) return known;
    const found = namedZone(tzid) ?? this.#written.get(tzid) ?? null;
    this.#named.set(tzid, found);
    return found;
  }
}

const DATE = /^(\d{4}-\d\d-\d\d)(?:T?:*)?$/;
const DATE_TIME = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60)(Z?)$/;

/** The time of one value as ical.js writes it ('2028-07-01', '2028-07-01T12:00:00Z'); null when impossible. */
export function readTime(value: string, tzid: string | null, zones: Zones): EventTime | null {
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

/** The local day, as a day number, on which a time falls. */
export function dayHere(time: EventTime): number {
  if (time.kind === 'day') return time.day;
  const moment = time.wall - time.zone(time.wall);
  return Math.floor(shownIn(PRODUCT_ZONE, moment) / DAY_MS);
}

/** The same clock this much later; a day moves by whole days. */
export function later(time: EventTime, milliseconds: number): EventTime {
  return time.kind === 'day'
    ? { kind: 'day', day: time.day + Math.floor(milliseconds / DAY_MS) }
    : { ...time, wall: time.wall + milliseconds };
}

/** Milliseconds from one time to another, on the clock of the first where both have one. */
export function between(from: EventTime, to: EventTime): number {
  if (from.kind === 'clock' && to.kind === 'clock') {
    const moment = to.wall - to.zone(to.wall);
    return moment + from.zone(moment + from.zone(from.wall)) - from.wall;
  }
  return (dayHere(to) - dayHere(from)) * DAY_MS;
}
