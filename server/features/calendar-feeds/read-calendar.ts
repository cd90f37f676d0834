import 'server-only';

import { dayFromNumber, dayNumber } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { readStructure } from '@/server/features/calendar-feeds/calendar-text';
import type { CalendarText } from '@/server/features/calendar-feeds/calendar-text';
import { expandEvent } from '@/server/features/calendar-feeds/expand-event';
import { FeedFault } from '@/server/features/calendar-feeds/feed-fault';
import { nightsOf, readEvent } from '@/server/features/calendar-feeds/read-event';
import type { FeedEvent, Replacement } from '@/server/features/calendar-feeds/read-event';
import { Zones } from '@/server/features/calendar-feeds/zones';

/**
 * Another platform's calendar is always taken as a whole (docs/decisions/2026-11-22-linked-calendars.md). Events are
 * never matched by UID, and their summary is never interpreted.
 */

/** More distinct ranges than a listing can have stays. */
const MAX_RANGES = 5000;

export interface FeedRange extends DayRange {
  /** The event's summary in the calendar. */
  summary: string;
}

export interface CalendarContents {
  /** Ranges within the window, without duplicates, by start. */
  ranges: FeedRange[];
  /** All events, and how many of them block nothing, have no night within the window or could not be read. */
  events: number;
  cancelled: number;
  free: number;
  outside: number;
  skipped: number;
  /** Some of the unknown time zone names; times in them were read as local time here. */
  unknownZones: string[];
}

/** Events that cannot be read say as little as no events. */
export const saysNothing = ({ events, skipped }: CalendarContents) => events === skipped;

type Window = readonly [first: number, last: number];

/** The events that replace single occurrences of recurring ones, by UID. */
function replacementsIn(events: readonly FeedEvent[]): Map<string, Replacement[]> {
  const byUid = new Map<string, Replacement[]>();
  for (const event of events) {
    const { uid, replaces, andFuture } = event;
    // Without a UID it belongs to no series.
    if (replaces === null || uid === '') continue;
    const known = byUid.get(uid);
    if (known) known.push({ replaces, andFuture, event });
    else byUid.set(uid, [{ replaces, andFuture, event }]);
  }
  return byUid;
}

class Collector {
  readonly #ranges = new Map<string, FeedRange>();
  readonly #window: Window;

  constructor(window: Window) {
    this.#window = window;
  }

  /** @returns whether any of these nights is within the window */
  add([from, to]: [number, number], summary: string): boolean {
    const [first, last] = this.#window;
    const start = Math.max(from, first);
    const end = Math.min(to, last + 1);
    if (start >= end) return false;
    const key = `${start}-${end}`;
    if (!this.#ranges.has(key)) {
      this.#ranges.set(key, { start: dayFromNumber(start), end: dayFromNumber(end), summary });
    }
    if (this.#ranges.size > MAX_RANGES) throw new FeedFault('too_many_events');
    return true;
  }

  get ranges(): FeedRange[] {
    return [...this.#ranges.values()].toSorted((a, b) => (a.start + a.end < b.start + b.end ? -1 : 1));
  }
}

/** Bounds on what is reported about unknown zones, since their number and names come from outside. */
const MOST_ZONES = 5;
const MAX_ZONE_NAME = 80;

const shownName = (name: string) =>
  name
    .slice(0, MAX_ZONE_NAME)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();

function readOne(text: CalendarText, window: Window, collector: Collector): Omit<CalendarContents, 'ranges'> {
  const zones = new Zones(text, window);
  const read = text.events.map((lines) => readEvent(lines, zones));
  const events = read.filter((event) => event !== null);
  const replacements = replacementsIn(events);
  let skipped = read.length - events.length;
  let outside = 0;
  for (const event of events) {
    if (event.standing !== 'busy') continue;
    const recurs = event.replaces === null && (event.rules.length > 0 || event.extra.length > 0);
    const others = (recurs && replacements.get(event.uid)) || [];
    const occurrences = expandEvent(event, others, window, zones);
    if (!occurrences) {
      skipped += 1;
      continue;
    }
    const added = occurrences.map((one) => collector.add(nightsOf(one), event.summary));
    if (!added.includes(true)) outside += 1;
  }
  const standing = (kind: FeedEvent['standing']) => events.filter((event) => event.standing === kind).length;
  return {
    events: read.length,
    cancelled: standing('cancelled'),
    free: standing('free'),
    outside,
    skipped,
    unknownZones: zones.unknown.map(shownName),
  };
}

/**
 * Parses a calendar for the days of `window`.
 * @throws FeedFault not_a_calendar, incomplete, too_many_events
 */
export function readCalendar(bytes: Uint8Array, charset: string | null, window: DayRange): CalendarContents {
  const days: Window = [dayNumber(window.start), dayNumber(window.end) - 1];
  const collector = new Collector(days);
  const total = { events: 0, cancelled: 0, free: 0, outside: 0, skipped: 0 };
  const unknownZones = new Set<string>();
  for (const text of readStructure(bytes, charset)) {
    const one = readOne(text, days, collector);
    total.events += one.events;
    total.cancelled += one.cancelled;
    total.free += one.free;
    total.outside += one.outside;
    total.skipped += one.skipped;
    for (const name of one.unknownZones) unknownZones.add(name);
  }
  return { ranges: collector.ranges, ...total, unknownZones: [...unknownZones].slice(0, MOST_ZONES) };
}
