import 'server-only';

import { PRODUCT_ZONE, wallClockIn } from '@/lib/dates/zone';

/**
 * Converts between wall-clock times and timestamps in a zone, both in milliseconds; wall-clock times are written as if
 * in UTC. Of a time that occurs twice when the clock goes back, the first counts; for a time skipped when it goes
 * forward, the offset before counts (RFC 5545, 3.3.5).
 */
export interface Zone {
  /** Milliseconds that the clock is ahead of UTC at a timestamp. */
  readonly offsetAt: (moment: number) => number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const utc: Zone = { offsetAt: () => 0 };

/** The wall-clock time in a zone at a timestamp. */
export const wallAt = (zone: Zone, moment: number) => moment + zone.offsetAt(moment);

/** The timestamps at which the zone's clock shows this time: two if it goes back over it, none if it skips it. */
function momentsOf(zone: Zone, wall: number): number[] {
  // No clock changes twice within two days.
  const offsets = new Set([zone.offsetAt(wall - DAY), zone.offsetAt(wall + DAY)]);
  return [...offsets].map((offset) => wall - offset).filter((moment) => wallAt(zone, moment) === wall);
}

/** The timestamp of a wall-clock time. */
export function momentOf(zone: Zone, wall: number): number {
  if (zone === utc) return wall;
  const moments = momentsOf(zone, wall);
  return moments.length > 0 ? Math.min(...moments) : wall - zone.offsetAt(wall - DAY);
}

/** Whether the zone's clock ever shows this time. */
export const isShown = (zone: Zone, wall: number) => zone === utc || momentsOf(zone, wall).length > 0;

const named = new Map<string, Zone | null>();

/** Days per zone whose offset is cached: more than the two years that a reading asks about. */
const MOST_DAYS = 1500;

/**
 * Caches offsets by whole days: asking the runtime takes a twentieth of a millisecond, and a calendar asks a hundred
 * thousand times. If a day begins and ends with the same offset, it has it throughout, since no clock changes twice
 * within a day.
 */
function keepingDays(offsetAt: Zone['offsetAt']): Zone['offsetAt'] {
  const days = new Map<number, number | null>();
  return (moment) => {
    const day = Math.floor(moment / DAY);
    let known = days.get(day);
    if (known === undefined) {
      const first = offsetAt(day * DAY);
      known = offsetAt((day + 1) * DAY) === first ? first : null;
      if (days.size >= MOST_DAYS) days.clear();
      days.set(day, known);
    }
    return known ?? offsetAt(moment);
  };
}

function makeNamed(name: string): Zone | null {
  try {
    wallClockIn(name, new Date(0));
  } catch {
    return null;
  }
  return {
    offsetAt: keepingDays((moment) => {
      const whole = Math.floor(moment / MINUTE) * MINUTE;
      const { year, month, day, hour, minute } = wallClockIn(name, new Date(whole));
      return Date.UTC(year, month - 1, day, hour, minute) - whole;
    }),
  };
}

/** A zone by its IANA name, or null when the runtime does not know it. */
export function namedZone(name: string): Zone | null {
  const known = named.get(name);
  if (known !== undefined) return known;
  const made = makeNamed(name);
  // Names come from outside, so only existing ones are cached.
  if (made) named.set(name, made);
  return made;
}

/** The zone of times that name none, and of all-day events. */
export const productZone: Zone = namedZone(PRODUCT_ZONE) ?? utc;
