import 'server-only';

import ICAL from 'ical.js';
import { between, dayHere, later, readTime } from '@/server/calendar-feeds/event-time';
import type { EventTime, Zones } from '@/server/calendar-feeds/event-time';

/** One VEVENT as far as it matters here: when, how often, and whether it counts. */
export interface FeedEvent {
  uid: string;
  start: EventTime;
  /** From start to end; a day without an end lasts a day. */
  length: number;
  rule: string | null;
  /** Further starts, and days on which it does not happen. */
  extra: EventTime[];
  skippedDays: ReadonlySet<number>;
  /** The day of the occurrence that this event replaces. */
  replacesDay: number | null;
  /** Cancelled ones block nothing; nor do those marked as not busy, 'free' (RFC 5545). */
  standing: 'busy' | 'free' | 'cancelled';
  summary: string;
}

const DAY = 24 * 3600 * 1000;
const MAX_SUMMARY = 200;
/** Nobody stays for a century; beyond it the arithmetic of moments ends. */
const MAX_LENGTH = 36_525 * DAY;

/** A property as ical.js reads it: name, parameters, type, values. */
interface Property {
  name: string;
  tzid: string | null;
  values: unknown[];
}

/** Null for a line that is no property: it is not needed, or its absence is noticed. */
function toProperty(line: string): Property | null {
  try {
    const [name, parameters, , ...values]: unknown[] = ICAL.parse.property(line);
    const tzid: unknown =
      typeof parameters === 'object' && parameters !== null && Reflect.get(parameters, 'tzid');
    return { name: String(name), tzid: typeof tzid === 'string' ? tzid : null, values };
  } catch {
    return null;
  }
}

const rawValue = (line: string) => line.slice(line.indexOf(':') + 1).trim();

class Lines {
  readonly #properties: Property[];
  readonly #rule: string | null;

  constructor(lines: readonly string[]) {
    // Rules are read where they are expanded: a broken one is a fault of the event, not a missing line.
    const rule = lines.find((line) => /^RRULE[;:]/i.test(line));
    this.#rule = rule === undefined ? null : rawValue(rule);
    this.#properties = lines
      .filter((line) => !/^RRULE[;:]/i.test(line))
      .flatMap((line) => toProperty(line) ?? []);
  }

  get rule(): string | null {
    return this.#rule;
  }

  first(name: string): Property | null {
    return this.#properties.find((property) => property.name === name) ?? null;
  }

  text(name: string): string {
    return String(this.first(name)?.values[0] ?? '');
  }

  times(name: string, zones: Zones): (EventTime | null)[] {
    return this.#properties
      .filter((property) => property.name === name)
      .flatMap(({ tzid, values }) => values.map((value) => toTime(value, tzid, zones)));
  }
}

/** RDATE may hold periods: their start counts. */
function toTime(value: unknown, tzid: string | null, zones: Zones): EventTime | null {
  const text: unknown = Array.isArray(value) ? value[0] : value;
  return typeof text === 'string' ? readTime(text, tzid, zones) : null;
}

function lengthOf(lines: Lines, start: EventTime, zones: Zones): number | null {
  if (lines.first('dtend')) {
    const [end] = lines.times('dtend', zones);
    if (!end) return null;
    const length = between(start, end);
    // Some write a night as a day that ends on itself.
    return start.kind === 'day' && length === 0 ? DAY : length;
  }
  const duration = lines.first('duration');
  if (!duration) return start.kind === 'day' ? DAY : 0;
  if (!/^[+-]?P(?=\d|T\d)(?:\d+W)?(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/i.test(lines.text('duration')))
    return null;
  const length = ICAL.Duration.fromString(lines.text('duration').toUpperCase()).toSeconds() * 1000;
  return start.kind === 'day' && length === 0 ? DAY : length;
}

function standingOf(lines: Lines): FeedEvent['standing'] {
  if (lines.text('status').toUpperCase() === 'CANCELLED') return 'cancelled';
  return lines.text('transp').toUpperCase() === 'TRANSPARENT' ? 'free' : 'busy';
}

const isThere = <T>(value: T | null): value is T => value !== null;

/** The event of these lines; null when its time is impossible, or it ends before it begins. */
export function readEvent(lines: readonly string[], zones: Zones): FeedEvent | null {
  const read = new Lines(lines);
  const [start] = read.times('dtstart', zones);
  if (!start) return null;
  const length = lengthOf(read, start, zones);
  if (length === null || length < 0 || length > MAX_LENGTH) return null;
  const [replaced] = read.times('recurrence-id', zones);
  return {
    uid: read.text('uid'),
    start,
    length,
    rule: read.rule,
    extra: read.times('rdate', zones).filter(isThere),
    skippedDays: new Set(read.times('exdate', zones).filter(isThere).map(dayHere)),
    replacesDay: replaced ? dayHere(replaced) : null,
    standing: standingOf(read),
    summary: read
      .text('summary')
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .slice(0, MAX_SUMMARY),
  };
}

/** The nights of one occurrence, as day numbers `[from, to)`; equal when it stays within one day. */
export function nightsOf(start: EventTime, length: number): [from: number, to: number] {
  return [dayHere(start), dayHere(later(start, length))];
}
