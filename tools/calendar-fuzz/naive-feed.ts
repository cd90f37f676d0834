/**
 * A second reader of linked calendars, from bytes to nights: as simple as possible, slow, and independent of the
 * product's. By RFC 5545, and where that is silent docs/rules/recurring-events.md.
 */
import { between, brussels, naiveEvent } from '@/tools/calendar-fuzz/naive-event';
import type { FindZone, NaiveEvent, NaiveStay } from '@/tools/calendar-fuzz/naive-event';
import { naiveCalendars } from '@/tools/calendar-fuzz/naive-lines';
import type { NaiveCalendar } from '@/tools/calendar-fuzz/naive-lines';
import { DAY, dayIn, naiveSeries } from '@/tools/calendar-fuzz/naive-series';
import type { NaiveTime } from '@/tools/calendar-fuzz/naive-series';
import { writtenOffset } from '@/tools/calendar-fuzz/naive-written-zone';
import { ianaOffset, offsetAfterPrefix, windowsOffset } from '@/tools/calendar-fuzz/naive-zones';
import type { Offset } from '@/tools/calendar-fuzz/naive-zones';

export interface NaiveFeed {
  /** Day numbers of the nights that are taken. */
  taken: Set<number>;
  events: number;
  /** Events that could not be read. */
  unread: number;
}

type Window = readonly [first: number, last: number];

function zonesOf(calendar: NaiveCalendar, window: Window): FindZone {
  const known = new Map<string, Offset | null>();
  const look = (name: string) =>
    ianaOffset(name) ??
    writtenOffset(calendar.timezones, name, window) ??
    offsetAfterPrefix(name) ??
    windowsOffset(name);
  const find = (name: string) => {
    const found = known.get(name) ?? look(name);
    known.set(name, found);
    return found;
  };
  const own = (calendar.zone === null ? null : find(calendar.zone)) ?? brussels;
  return (name) => (name === null ? own : (find(name) ?? own));
}

/** Whether a time refers to an occurrence: by its day, for a date by the series' clock. */
function isSameDay(named: NaiveTime, start: NaiveTime, find: FindZone): boolean {
  if (named.clock || !start.clock) return dayIn(brussels, named) === dayIn(brussels, start);
  const clock = start.isUtc ? find(null) : start.clock;
  return Math.floor(named.wall / DAY) === dayIn(clock, start);
}

/** Whether a time refers to an earlier occurrence. */
function isBefore(named: NaiveTime, start: NaiveTime, find: FindZone): boolean {
  if (named.clock || !start.clock) return dayIn(brussels, named) < dayIn(brussels, start);
  const clock = start.isUtc ? find(null) : start.clock;
  return Math.floor(named.wall / DAY) < dayIn(clock, start);
}

type Change = NaiveEvent & { replaces: NaiveTime };

/** An occurrence after changes by other events of the series; null if gone. */
function changed(stay: NaiveStay, changes: readonly Change[], find: FindZone): NaiveStay | null {
  if (changes.some(({ replaces }) => isSameDay(replaces, stay.start, find))) return null;
  const latest = changes
    .filter(({ andFuture, replaces }) => andFuture && isBefore(replaces, stay.start, find))
    .toSorted((a, b) => dayIn(brussels, a.replaces) - dayIn(brussels, b.replaces))
    .at(-1);
  if (!latest) return stay;
  if (latest.standing !== 'busy') return null;
  const wall = latest.start.wall - between(stay.start, latest.replaces);
  const start = latest.start.clock
    ? { ...latest.start, wall }
    : { ...latest.start, wall: Math.floor(wall / DAY) * DAY };
  return { start, length: latest.length };
}

/** Every occurrence up to the day `last`; null if a rule cannot be read. */
function occurrences(
  event: NaiveEvent,
  changes: readonly Change[],
  last: number,
  find: FindZone,
): NaiveStay[] | null {
  const far = changes.map(({ replaces, start }) => Math.ceil(Math.abs(between(replaces, start)) / DAY));
  // The start is the very first occurrence, whatever the rules say (RFC 5545, 3.6.1).
  const walls = [event.start.wall];
  for (const rule of event.rules) {
    const found = naiveSeries(rule, event.start, last + Math.max(0, ...far) + 2, find(null));
    if (found === null) return null;
    if (found !== 'within a day') walls.push(...found);
    else if (nightsOf(event).length > 0) return null;
  }
  return [
    ...walls.map((wall) => ({ start: { ...event.start, wall }, length: event.length })),
    ...event.further,
  ]
    .filter(({ start }) => !event.excluded.some((named) => isSameDay(named, start, find)))
    .flatMap((stay) => changed(stay, changes, find) ?? []);
}

/** A stay of whole days has at least a night. */
function nightsOf({ start, length }: NaiveStay): number[] {
  const from = dayIn(brussels, start);
  const to = start.clock
    ? dayIn(brussels, { ...start, wall: start.wall + length })
    : from + Math.max(1, Math.ceil(length / DAY));
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
}

function readCalendar(calendar: NaiveCalendar, window: Window): NaiveFeed {
  const [first, last] = window;
  const find = zonesOf(calendar, window);
  const read = calendar.events.map((lines) => naiveEvent(lines, find));
  const events = read.filter((event) => event !== null);
  const changes = events.filter((event): event is Change => event.replaces !== null);
  const feed = { taken: new Set<number>(), events: read.length, unread: read.length - events.length };
  for (const event of events) {
    if (event.standing !== 'busy') continue;
    const isSeries = event.replaces === null && (event.rules.length > 0 || event.further.length > 0);
    // Without a UID it has no changes.
    const own = isSeries && event.uid !== '' ? changes.filter(({ uid }) => uid === event.uid) : [];
    const stays = occurrences(event, own, last, find);
    if (!stays) feed.unread += 1;
    for (const night of (stays ?? []).flatMap(nightsOf))
      if (night >= first && night <= last) feed.taken.add(night);
  }
  return feed;
}

/**
 * What a feed says about `window`; null if it is refused as a whole.
 * @throws TooLong where the product may give up on a rule
 */
export function naiveFeed(bytes: Uint8Array, charset: string | null, window: Window): NaiveFeed | null {
  const calendars = naiveCalendars(bytes, charset);
  if (!calendars) return null;
  const all: NaiveFeed = { taken: new Set(), events: 0, unread: 0 };
  for (const calendar of calendars) {
    const { taken, events, unread } = readCalendar(calendar, window);
    all.events += events;
    all.unread += unread;
    for (const night of taken) all.taken.add(night);
  }
  return all;
}
