import 'server-only';

import ICAL from 'ical.js';
import { cut } from '@/lib/format/cut';
import {
  atWall,
  between,
  DAY_MS,
  dayHere,
  later,
  readTime,
} from '@/server/features/calendar-feeds/event-time';
import type { EventTime, ZoneFinder } from '@/server/features/calendar-feeds/event-time';

/** A start and a length in milliseconds. */
export interface Occurrence {
  start: EventTime;
  length: number;
}

/** The parts of a VEVENT that matter here: when, how often, and whether it counts. */
export interface FeedEvent extends Occurrence {
  uid: string;
  rules: readonly string[];
  /** Further occurrences (RDATE), and times on whose day there is none (EXDATE). */
  extra: Occurrence[];
  excluded: readonly EventTime[];
  /** The start of the occurrence that this event replaces, and whether all later ones change with it. */
  replaces: EventTime | null;
  andFuture: boolean;
  /** Cancelled events block nothing; nor do those marked as free (RFC 5545). */
  standing: 'busy' | 'free' | 'cancelled';
  summary: string;
}

const MAX_SUMMARY = 200;

/** An event that replaces an occurrence of another. */
export interface Replacement {
  replaces: EventTime;
  andFuture: boolean;
  event: FeedEvent;
}

/** Nobody stays for a century; beyond it the arithmetic on timestamps breaks. */
const MAX_LENGTH = 36_525 * DAY_MS;

/** A property as parsed by ical.js: name, parameters, values. */
interface Property {
  name: string;
  tzid: string | null;
  /** The RANGE of a RECURRENCE-ID. */
  range: string | null;
  values: unknown[];
}

/** Quotes time zone names from Outlook, which contain unquoted colons. */
const quoteZone = (line: string) =>
  line.replace(/;TZID=([^";]*)(?=(?:;[\w-]+=[^":;]*)*:\d{8})/i, ';TZID="$1"');

// A date or a time is what it looks like, whatever VALUE says of it.
ICAL.design.strict = false;

/** In upper case, which ical.js expects of the T, Z and P of times and periods. */
function raiseTimes(line: string): string {
  const colon = line.lastIndexOf(':') + 1;
  return /^(?:DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)[;:]/i.test(line)
    ? line.slice(0, colon) + line.slice(colon).toUpperCase()
    : line;
}

function parameter(parameters: unknown, name: string): string | null {
  const value: unknown =
    typeof parameters === 'object' && parameters !== null && Reflect.get(parameters, name);
  return typeof value === 'string' ? value : null;
}

/** Null for a line that cannot be parsed: either it is not needed, or its absence is noticed (`isBroken`). */
function toProperty(line: string): Property | null {
  try {
    const [name, parameters, , ...values]: unknown[] = ICAL.parse.property(raiseTimes(quoteZone(line)));
    const [tzid, range] = [parameter(parameters, 'tzid'), parameter(parameters, 'range')];
    return { name: String(name), tzid, range, values };
  } catch {
    return null;
  }
}

const isThere = <T>(value: T | null): value is T => value !== null;

const rawValue = (line: string) => line.slice(line.indexOf(':') + 1).trim();

const isRule = (line: string) => /^RRULE(?:[;:]|$)/i.test(line);

class Lines {
  readonly #properties: Property[];
  readonly rules: readonly string[];
  readonly #broken: readonly string[];

  constructor(lines: readonly string[]) {
    // Rules are parsed when they are expanded: a broken one is a fault of the event, not a missing line.
    this.rules = lines.filter(isRule).map(rawValue);
    const others = lines.filter((line) => !isRule(line));
    const read = others.map(toProperty);
    this.#properties = read.filter(isThere);
    this.#broken = others.filter((_line, at) => read[at] === null);
  }

  /** Whether a line of this name could not be parsed: it must not count as absent if that would free nights. */
  isBroken(name: string): boolean {
    return this.#broken.some((line) => line.split(/[;:]/, 1)[0]?.toLowerCase() === name);
  }

  first(name: string): Property | null {
    return this.#properties.find((property) => property.name === name) ?? null;
  }

  text(name: string): string {
    return String(this.first(name)?.values[0] ?? '');
  }

  times(name: string, zones: ZoneFinder): (EventTime | null)[] {
    return this.#all(name).map(({ tzid, value }) => toTime(value, tzid, zones));
  }

  /**
   * The occurrences in RDATE lines; a period has its own length (RFC 5545, 3.8.5.3), a date in a series of times their
   * time of day. Null if one cannot be read: its nights must not silently become free.
   */
  occurrences(name: string, { start: first, length }: Occurrence, zones: ZoneFinder): Occurrence[] | null {
    if (this.isBroken(name)) return null;
    const all = this.#all(name).map(({ tzid, value }): Occurrence | null => {
      const [from, to]: unknown[] = Array.isArray(value) ? value : [value];
      const start = toTime(from, tzid, zones);
      if (!start || to === undefined) return start && { start: likeFirst(start, first), length };
      const end = toTime(to, tzid, zones);
      const own = end ? between(start, end) : durationOf(String(to));
      return isLength(own) ? { start, length: own } : null;
    });
    return all.every(isThere) ? all : null;
  }

  #all(name: string): { tzid: string | null; value: unknown }[] {
    return this.#properties
      .filter((property) => property.name === name)
      .flatMap(({ tzid, values }) => values.map((value) => ({ tzid, value })));
  }
}

function toTime(value: unknown, tzid: string | null, zones: ZoneFinder): EventTime | null {
  return typeof value === 'string' ? readTime(value, tzid, zones) : null;
}

/** A date in a series of times, at their time of day. */
function likeFirst(time: EventTime, first: EventTime): EventTime {
  if (time.kind === 'clock' || first.kind === 'day') return time;
  return atWall(first, time.day * DAY_MS + (first.wall - Math.floor(first.wall / DAY_MS) * DAY_MS));
}

const DURATION = /^[+-]?P(?=\d|T\d)(?:\d+W)?(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/i;

/** In milliseconds; null for text that is no duration. */
function durationOf(text: string): number | null {
  return DURATION.test(text) ? ICAL.Duration.fromString(text.toUpperCase()).toSeconds() * 1000 : null;
}

const isLength = (length: number | null): length is number =>
  length !== null && length >= 0 && length <= MAX_LENGTH;

function lengthOf(lines: Lines, start: EventTime, zones: ZoneFinder): number | null {
  if (lines.isBroken('dtend') || lines.isBroken('duration')) return null;
  if (lines.first('dtend')) {
    const [end] = lines.times('dtend', zones);
    return end ? between(start, end) : null;
  }
  return lines.first('duration') ? durationOf(lines.text('duration')) : 0;
}

function standingOf(lines: Lines): FeedEvent['standing'] {
  if (lines.text('status').toUpperCase() === 'CANCELLED') return 'cancelled';
  return lines.text('transp').toUpperCase() === 'TRANSPARENT' ? 'free' : 'busy';
}

/** The event in these lines; null if one of its times is impossible, or it ends before it begins. */
export function readEvent(lines: readonly string[], zones: ZoneFinder): FeedEvent | null {
  const read = new Lines(lines);
  const [start] = read.times('dtstart', zones);
  if (!start) return null;
  const length = lengthOf(read, start, zones);
  if (!isLength(length)) return null;
  const extra = read.occurrences('rdate', { start, length }, zones);
  if (!extra) return null;
  const [replaces] = read.times('recurrence-id', zones);
  return {
    uid: read.text('uid'),
    start,
    length,
    rules: read.rules,
    extra,
    excluded: read.times('exdate', zones).filter(isThere),
    replaces: replaces ?? null,
    andFuture: read.first('recurrence-id')?.range?.toUpperCase() === 'THISANDFUTURE',
    standing: standingOf(read),
    summary: cut(
      read
        .text('summary')
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim(),
      MAX_SUMMARY,
    ),
  };
}

/**
 * The nights of one occurrence, as day numbers `[from, to)`; equal when it stays within one day. Whole days have at
 * least one night: some programs let such a day end on itself.
 */
export function nightsOf({ start, length }: Occurrence): [from: number, to: number] {
  if (start.kind === 'day') return [start.day, start.day + Math.max(1, Math.ceil(length / DAY_MS))];
  return [dayHere(start), dayHere(later(start, length))];
}
