import 'server-only';

import { PRODUCT_ZONE, wallClockIn } from '@/lib/dates/zone';

/**
 * Wall clocks and moments of a zone, both in milliseconds; a wall clock counts as if it were UTC. Where a clock is put
 * back it shows some times twice and the first counts; where it is put forward it leaves some out and the offset before
 * counts (RFC 5545, 3.3.5).
 */
export interface Zone {
  /** How far the clock is ahead of UTC at a moment. */
  readonly offsetAt: (moment: number) => number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const utc: Zone = { offsetAt: () => 0 };

/** What the zone's clock shows at a moment. */
export const wallAt = (zone: Zone, moment: number) => moment + zone.offsetAt(moment);

/** The moments at which the zone's clock shows this: two where it was put back, none where it was put forward. */
function momentsOf(zone: Zone, wall: number): number[] {
  // No clock is set twice within two days.
  const offsets = new Set([zone.offsetAt(wall - DAY), zone.offsetAt(wall + DAY)]);
  return [...offsets].map((offset) => wall - offset).filter((moment) => wallAt(zone, moment) === wall);
}

/** The moment that a wall clock means. */
export function momentOf(zone: Zone, wall: number): number {
  if (zone === utc) return wall;
  const moments = momentsOf(zone, wall);
  return moments.length > 0 ? Math.min(...moments) : wall - zone.offsetAt(wall - DAY);
}

/** Whether the zone's clock ever shows this. */
export const isShown = (zone: Zone, wall: number) => zone === utc || momentsOf(zone, wall).length > 0;

const named = new Map<string, Zone | null>();

/** Days of a zone whose offset is kept: more than the two years that a reading asks about. */
const MOST_DAYS = 1500;

/**
 * The same by what is known of whole days: asking the runtime takes a twentieth of a millisecond, and a calendar asks a
 * hundred thousand times. A day that begins and ends alike is alike throughout, as no clock is set twice within it.
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
  // Names come from outside: only those that exist are kept.
  if (made) named.set(name, made);
  return made;
}

/** The zone of times without one, and of every day. */
export const productZone: Zone = namedZone(PRODUCT_ZONE) ?? utc;
