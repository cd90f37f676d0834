import 'server-only';

import { dayNumber, isDay } from '@/lib/dates/day';
import { DAY_MS } from '@/server/features/calendar-feeds/event-time';
import type { EventTime, ZoneFinder } from '@/server/features/calendar-feeds/event-time';
import { wallAt } from '@/server/features/calendar-feeds/zone';

/** Parses an RRULE (RFC 5545, 3.3.10) without expanding it. */

const frequencies = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY'] as const;
export type Frequency = (typeof frequencies)[number];

/** A weekday, 1 for Monday; `nth` restricts it to one of its month or year. */
export interface NthWeekday {
  weekday: number;
  nth: number | null;
}

export interface RecurrenceRule {
  freq: Frequency;
  interval: number;
  count: number | null;
  /** The last wall-clock time that counts. */
  until: number | null;
  /** The first day of the week; 1 is Monday. */
  wkst: number;
  // Lists are null if the rule has none; negative numbers count from the end.
  byMonth: number[] | null;
  byWeekNo: number[] | null;
  byYearDay: number[] | null;
  byMonthDay: number[] | null;
  byDay: NthWeekday[] | null;
  byHour: number[] | null;
  byMinute: number[] | null;
  bySecond: number[] | null;
  bySetPos: number[] | null;
}

/** A larger interval goes past the last day that the product supports, whatever the frequency. */
const MAX_INTERVAL = 110_000;
const SECOND = 1000;

class Unreadable extends Error {}

function wholeNumber(text: string, [least, most]: readonly [number, number]): number {
  const number = /^[+-]?\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most)) throw new Unreadable();
  return number;
}

function listOf<T>(text: string | undefined, read: (item: string) => T): T[] | null {
  return text === undefined ? null : [...new Set(text.split(','))].map((item) => read(item.trim()));
}

/** Numbers from `least` to `most`; with `signed` also negative ones, counted from the end. */
function numbersOf(text: string | undefined, [least, most]: readonly [number, number], signed = false) {
  return listOf(text, (item) => {
    const number = wholeNumber(item, [signed ? -most : least, most]);
    if (Math.abs(number) < least) throw new Unreadable();
    return number;
  });
}

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

function weekdayOf(text: string): number {
  const at = weekdays.indexOf(text);
  if (at === -1) throw new Unreadable();
  return at + 1;
}

/** Numbers such as 'first Monday' only mean something for months and years; elsewhere it is any Monday. */
function weekdaysOf(text: string | undefined, isCounted: boolean): NthWeekday[] | null {
  return listOf(text, (item) => {
    const weekday = weekdayOf(item.slice(-2));
    const number = item.slice(0, -2);
    if (number === '' || !isCounted) return { weekday, nth: null };
    const nth = wholeNumber(number, [-53, 53]);
    if (nth === 0) throw new Unreadable();
    return { weekday, nth };
  });
}

const UNTIL = /^(\d{4})(\d\d)(\d\d)(?:T([01]\d|2[0-3])([0-5]\d)([0-5]\d)(Z?))?$/;

/**
 * The last wall-clock time of a series. RFC 5545 requires UNTIL to be of DTSTART's type; but Outlook ends a series of
 * days with the time at which the last one begins, and others end a series of times with a day, which then counts in
 * full.
 */
function readUntil(text: string, start: EventTime, zones: ZoneFinder): number {
  const [, year, month, day, hour, minute, second, z] = UNTIL.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  if (!isDay(date)) throw new Unreadable();
  const midnight = dayNumber(date) * DAY_MS;
  if (hour === undefined) return midnight + DAY_MS - SECOND;
  const clock = midnight + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * SECOND;
  // 23:59 in UTC ends that day, not the next one further east.
  if (z !== 'Z' || (start.kind === 'day' && `${hour}${minute}` === '2359')) return clock;
  return wallAt(start.kind === 'day' ? zones.of(null) : start.zone, clock);
}

function partsOf(text: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const part of text.toUpperCase().split(';')) {
    const [name = '', value = ''] = part.split('=', 2);
    if (value.trim() !== '') parts.set(name.trim(), value.trim());
  }
  return parts;
}

function readParts(parts: ReadonlyMap<string, string>, freq: Frequency, start: EventTime, zones: ZoneFinder) {
  // Rejects other calendar systems, and days that are moved (RFC 7529).
  if ((parts.get('RSCALE') ?? 'GREGORIAN') !== 'GREGORIAN') throw new Unreadable();
  if ((parts.get('SKIP') ?? 'OMIT') !== 'OMIT') throw new Unreadable();
  const [count, until] = [parts.get('COUNT'), parts.get('UNTIL')];
  const isCounted = freq === 'MONTHLY' || (freq === 'YEARLY' && !parts.has('BYWEEKNO'));
  const interval = wholeNumber(parts.get('INTERVAL') ?? '1', [1, 999_999_999]);
  // A day has no time.
  const clock = (name: string, most: number) =>
    start.kind === 'day' ? null : numbersOf(parts.get(name), [0, most]);
  return {
    freq,
    interval: Math.min(interval, MAX_INTERVAL),
    count: count === undefined ? null : wholeNumber(count, [1, 999_999_999]),
    until: until === undefined ? null : readUntil(until, start, zones),
    wkst: weekdayOf(parts.get('WKST') ?? 'MO'),
    byMonth: numbersOf(parts.get('BYMONTH'), [1, 12]),
    byWeekNo: numbersOf(parts.get('BYWEEKNO'), [1, 53], true),
    byYearDay: numbersOf(parts.get('BYYEARDAY'), [1, 366], true),
    byMonthDay: numbersOf(parts.get('BYMONTHDAY'), [1, 31], true),
    byDay: weekdaysOf(parts.get('BYDAY'), isCounted),
    byHour: clock('BYHOUR', 23),
    byMinute: clock('BYMINUTE', 59),
    // A leap second counts as the one before it, as in every time that is read.
    bySecond: clock('BYSECOND', 60)?.map((second) => Math.min(second, 59)) ?? null,
    bySetPos: numbersOf(parts.get('BYSETPOS'), [1, 366], true),
  };
}

/** @returns 'within a day' for what recurs hourly or faster, which is no stay; null for what cannot be read */
export function readRule(
  text: string,
  start: EventTime,
  zones: ZoneFinder,
): RecurrenceRule | 'within a day' | null {
  const parts = partsOf(text);
  const name = parts.get('FREQ');
  if (name === 'HOURLY' || name === 'MINUTELY' || name === 'SECONDLY') return 'within a day';
  const freq = frequencies.find((one) => one === name);
  if (!freq) return null;
  try {
    return readParts(parts, freq, start, zones);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}
