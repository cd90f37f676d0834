import 'server-only';

import { between, DAY_MS, dayHere, dayNamedBy, later } from '@/server/features/calendar-feeds/event-time';
import type { EventTime, ZoneFinder } from '@/server/features/calendar-feeds/event-time';
import { nightsOf } from '@/server/features/calendar-feeds/read-event';
import type { FeedEvent, Occurrence, Replacement } from '@/server/features/calendar-feeds/read-event';
import { readRule } from '@/server/features/calendar-feeds/recurrence-rule';
import { EndlessRule, repeatTimes } from '@/server/features/calendar-feeds/repeat';

/** Occurrences of one rule may fall on at most this many days; the window is shorter than that. */
const MAX_DAYS = 1000;

/** Whether it covers a night; so does a stay of less than a day, such as from 16:00 to 10:00. */
function hasNight(event: Occurrence): boolean {
  const [from, to] = nightsOf(event);
  return from < to;
}

type Days = readonly [first: number, last: number];

/** The starts of a recurring event within these days; null for a rule that cannot be read or takes too long. */
function repeat(event: FeedEvent, rule: string, [first, last]: Days, zones: ZoneFinder): EventTime[] | null {
  const read = readRule(rule, event.start, zones);
  // An event that recurs within a day is no stay; it is a fault if ignoring it would leave out nights.
  if (read === 'within a day') return hasNight(event) ? null : [];
  if (!read) return null;
  try {
    // One more day at both ends, for wall clocks in other zones.
    const span = [(first - 1) * DAY_MS, (last + 2) * DAY_MS] as const;
    const starts = repeatTimes(read, event.start, span).filter(
      (start) => dayHere(start) >= first && dayHere(start) <= last,
    );
    const days = new Set<number>();
    // Starts are in order: all times on a counted day are kept, those after the last counted day are not.
    return starts.filter((start) => days.add(dayHere(start)).size <= MAX_DAYS);
  } catch (error) {
    if (error instanceof EndlessRule) return null;
    throw error;
  }
}

/** How far a replacement moves its occurrence, in milliseconds. */
const shiftOf = ({ replaces, event }: Replacement) => between(replaces, event.start);

/** Whether a time falls on a day that EXDATE or RECURRENCE-ID names. */
function isNamedBy(named: readonly EventTime[], zones: ZoneFinder): (start: EventTime) => boolean {
  const daysOf = (kind: EventTime['kind']) =>
    new Set(named.filter((time) => time.kind === kind).map(dayHere));
  const days = { day: daysOf('day'), clock: daysOf('clock') };
  return (start) =>
    (days.day.size > 0 && days.day.has(dayNamedBy('day', start, zones))) ||
    (days.clock.size > 0 && days.clock.has(dayNamedBy('clock', start, zones)));
}

/**
 * Moves or cancels an occurrence along with the last replacement before it that also changes all later ones (RFC 5545,
 * 3.2.13).
 */
function movedBy(moves: readonly Replacement[], zones: ZoneFinder): (one: Occurrence) => Occurrence | null {
  const inOrder = moves
    .map((move) => ({ ...move, day: dayHere(move.replaces) }))
    .toSorted((a, b) => a.day - b.day);
  return (occurrence) => {
    const { start } = occurrence;
    const move = inOrder.findLast(({ day, replaces }) => dayNamedBy(replaces.kind, start, zones) > day);
    if (!move) return occurrence;
    const { event, replaces } = move;
    if (event.standing !== 'busy') return null;
    return { start: later(event.start, -between(start, replaces)), length: event.length };
  };
}

/**
 * The occurrences of an event that have a night in `days` (day numbers), without excluded ones, and with its
 * replacements applied. Null for a rule that cannot be read or takes too long.
 */
export function expandEvent(
  event: FeedEvent,
  replacements: readonly Replacement[],
  [firstDay, lastDay]: Days,
  zones: ZoneFinder,
): Occurrence[] | null {
  const moves = replacements.filter(({ andFuture }) => andFuture);
  const lengths = [event.length, ...moves.map((move) => move.event.length)];
  const shift = Math.max(0, ...moves.map((move) => Math.abs(shiftOf(move))));
  // An occurrence that begins before the window may reach into it, and one from outside may be moved into it.
  const first = firstDay - Math.ceil((Math.max(...lengths) + shift) / DAY_MS) - 1;
  const last = lastDay + Math.ceil(shift / DAY_MS);
  const repeated = event.rules.map((rule) => repeat(event, rule, [first, last], zones));
  if (repeated.includes(null)) return null;
  // The start is the very first occurrence, whatever the rules say (RFC 5545, 3.6.1).
  const starts = [event.start, ...repeated.flatMap((one) => one ?? [])];
  const isExcluded = isNamedBy(event.excluded, zones);
  const isReplaced = isNamedBy(
    replacements.map(({ replaces }) => replaces),
    zones,
  );
  const moved = movedBy(moves, zones);
  return [...starts.map((start) => ({ start, length: event.length })), ...event.extra]
    .filter(({ start }) => !isExcluded(start) && !isReplaced(start))
    .flatMap((occurrence) => moved(occurrence) ?? []);
}
