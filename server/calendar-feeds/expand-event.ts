import 'server-only';

import ICAL from 'ical.js';
import { DAY_MS, dayHere } from '@/server/calendar-feeds/event-time';
import type { EventTime } from '@/server/calendar-feeds/event-time';
import type { FeedEvent } from '@/server/calendar-feeds/read-event';

/** A rule gives at most this many occurrences within the window. */
const MAX_OCCURRENCES = 1000;
/** Occurrences before the window to pass over: a daily event of fifty years. */
const MAX_STEPS = 20_000;

/** Anything more frequent than daily is no stay, and lists of hours and minutes multiply without end. */
const isSubDay = ({ freq, parts }: { freq: string; parts: object }) =>
  ['SECONDLY', 'MINUTELY', 'HOURLY'].includes(freq) ||
  ['BYHOUR', 'BYMINUTE', 'BYSECOND'].some((part) => Object.hasOwn(parts, part));

const wallOf = (start: EventTime) => (start.kind === 'day' ? start.day * DAY_MS : start.wall);

function toIcalTime(wall: number, isDate: boolean) {
  const time = ICAL.Time.fromJSDate(new Date(wall), true);
  time.zone = ICAL.Timezone.localTimezone;
  time.isDate = isDate;
  return time;
}

const wallOfIcal = ({ year, month, day, hour, minute, second }: InstanceType<typeof ICAL.Time>) =>
  Date.UTC(year, month - 1, day, hour, minute, second);

type Rule = InstanceType<typeof ICAL.Recur>;

/** Null for a rule that cannot be read. */
function toRule(start: EventTime, text: string): Rule | null {
  const rule = ICAL.Recur.fromString(text.toUpperCase());
  if (!rule.freq) return null;
  // An end in UTC counts on the event's own clock, which the iteration uses.
  if (rule.until && start.kind === 'clock' && rule.until.zone === ICAL.Timezone.utcTimezone) {
    const moment = wallOfIcal(rule.until);
    rule.until = toIcalTime(moment + start.zone(moment), false);
  }
  return rule;
}

/** The iteration makes 30 February 1 March: drop days in a month that the rule does not name. */
function isNamedMonth({ parts }: Rule, month: number): boolean {
  const months: unknown = Reflect.get(parts, 'BYMONTH');
  return !Array.isArray(months) || months.includes(month);
}

function collect(rule: Rule, start: EventTime, [firstDay, lastDay]: readonly [number, number]): EventTime[] {
  const found: EventTime[] = [];
  const iterator = rule.iterator(toIcalTime(wallOf(start), start.kind === 'day'));
  for (let step = 0; step < MAX_STEPS && found.length < MAX_OCCURRENCES; step += 1) {
    const next = iterator.next();
    if (!next) break;
    const wall = wallOfIcal(next);
    const occurrence: EventTime =
      start.kind === 'day' ? { kind: 'day', day: Math.floor(wall / DAY_MS) } : { ...start, wall };
    const day = dayHere(occurrence);
    if (day > lastDay) break;
    if (day >= firstDay && isNamedMonth(rule, next.month)) found.push(occurrence);
  }
  return found;
}

/** The starts of a recurring event within these days; null for an unreadable rule. */
function repeat(start: EventTime, text: string, days: readonly [number, number]): EventTime[] | null {
  try {
    const rule = toRule(start, text);
    if (!rule) return null;
    return isSubDay(rule) ? [] : collect(rule, start, days);
  } catch {
    // Some rules turn out to be nonsense only when followed.
    return null;
  }
}

/**
 * When an event has a night in `[firstDay, lastDay]` (day numbers): its starts, without those that it or another event
 * (`replacedDays`) takes out. Null for an unreadable rule.
 */
export function expandEvent(
  event: FeedEvent,
  replacedDays: ReadonlySet<number>,
  [firstDay, lastDay]: readonly [number, number],
): EventTime[] | null {
  // What begins before the window may reach into it.
  const reach = firstDay - Math.ceil(event.length / DAY_MS) - 1;
  const starts = event.rule === null ? [event.start] : repeat(event.start, event.rule, [reach, lastDay]);
  if (!starts) return null;
  return [...starts, ...event.extra].filter((start) => {
    const day = dayHere(start);
    return !event.skippedDays.has(day) && !replacedDays.has(day);
  });
}
