/** The naive reader's events: parses one VEVENT by RFC 5545 and docs/rules/recurring-events.md. */
import { dayNumber, isDay } from '@/lib/dates/day';
import { naiveLine } from '@/tools/calendar-fuzz/naive-lines';
import type { NaiveLine } from '@/tools/calendar-fuzz/naive-lines';
import { DAY, dayIn } from '@/tools/calendar-fuzz/naive-series';
import type { NaiveTime } from '@/tools/calendar-fuzz/naive-series';
import { ianaOffset, momentAt } from '@/tools/calendar-fuzz/naive-zones';
import type { Offset } from '@/tools/calendar-fuzz/naive-zones';

export interface NaiveStay {
  start: NaiveTime;
  length: number;
}

export interface NaiveEvent extends NaiveStay {
  uid: string;
  rules: string[];
  further: NaiveStay[];
  excluded: NaiveTime[];
  replaces: NaiveTime | null;
  andFuture: boolean;
  standing: 'busy' | 'free' | 'cancelled';
}

/** A zone by its name; null stands for times without one. */
export type FindZone = (name: string | null) => Offset;

const utc: Offset = () => 0;
export const brussels: Offset = ianaOffset('Europe/Brussels') ?? utc;

/** The date or time at the start of a value; the rest is ignored, and so is a contradicting VALUE. */
function timeIn(written: string, type: string, zone: Offset): NaiveTime | null {
  const text = written.toUpperCase();
  const date = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`;
  if (!isDay(date) || (type !== 'DATE' && type !== 'DATE-TIME')) return null;
  const midnight = dayNumber(date) * DAY;
  if (text.length <= 9 || (type === 'DATE' && text.length < 15)) {
    return { wall: midnight, clock: null, isUtc: false };
  }
  const [hour = 99, minute = 99, second = 99] = [
    text.slice(9, 11),
    text.slice(11, 13),
    text.slice(13, 15),
  ].map((digits) => (/^\d\d$/.test(digits) ? Number(digits) : 99));
  if (hour > 23 || minute > 59 || second > 60) return null;
  const isUtc = text[15] === 'Z';
  const wall = midnight + ((hour * 60 + minute) * 60 + Math.min(second, 59)) * 1000;
  return { wall, clock: isUtc ? utc : zone, isUtc };
}

function durationIn(text: string): number | null {
  const parts = /^([+-]?)P(?:(\d+)W)?(?:(\d+)D)?(T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i.exec(text);
  if (!parts || !/\d/.test(text) || parts[4]?.length === 1) return null;
  const [weeks, days, hours, minutes, seconds] = [2, 3, 5, 6, 7].map((at) => Number(parts[at] ?? 0));
  const whole = ((weeks ?? 0) * 7 + (days ?? 0)) * DAY;
  const rest = (((hours ?? 0) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0)) * 1000;
  return parts[1] === '-' ? -(whole + rest) : whole + rest;
}

/** From one time to another on the clock of the first; in whole days if either is a date. */
export function between(from: NaiveTime, to: NaiveTime): number {
  if (!from.clock || !to.clock) return (dayIn(brussels, to) - dayIn(brussels, from)) * DAY;
  if (from.clock === to.clock) return to.wall - from.wall;
  const moment = momentAt(to.clock, to.wall);
  return moment + from.clock(moment) - from.wall;
}

/** The lines of an event that can be read, and the names of the others. */
class Lines {
  readonly read: NaiveLine[];
  readonly broken: string[];

  constructor(lines: readonly string[]) {
    const read = lines.map((line) => ({ line, is: naiveLine(line) }));
    this.read = read.flatMap(({ is }) => is ?? []);
    this.broken = read.flatMap(({ line, is }) => (is ? [] : (line.split(/[;:]/, 1)[0] ?? '').toUpperCase()));
  }

  all(name: string): NaiveLine[] {
    return this.read.filter((line) => line.name === name);
  }

  text(name: string): string {
    return this.all(name)[0]?.value ?? '';
  }
}

const typeOf = ({ parameters }: NaiveLine) => (parameters.get('VALUE') ?? 'DATE-TIME').toUpperCase();
const zoneOf = ({ parameters }: NaiveLine, find: FindZone) => find(parameters.get('TZID') ?? null);

function firstTime(lines: Lines, name: string, find: FindZone): NaiveTime | null {
  const [line] = lines.all(name);
  return line ? timeIn(line.value, typeOf(line), zoneOf(line, find)) : null;
}

const isLength = (length: number | null): length is number =>
  length !== null && length >= 0 && length <= 36_525 * DAY;

function lengthIn(lines: Lines, start: NaiveTime, find: FindZone): number | null {
  if (lines.broken.includes('DTEND') || lines.broken.includes('DURATION')) return null;
  if (lines.all('DTEND').length > 0) {
    const end = firstTime(lines, 'DTEND', find);
    return end && between(start, end);
  }
  return lines.all('DURATION').length > 0 ? durationIn(lines.text('DURATION')) : 0;
}

/** RDATE: dates, times and periods; a date in a series of times has their time of day. Null if one cannot be read. */
function furtherIn(lines: Lines, { start, length }: NaiveStay, find: FindZone): NaiveStay[] | null {
  const found: NaiveStay[] = [];
  for (const line of lines.all('RDATE')) {
    const type = line.value.includes('/') || line.value.includes('T') ? 'DATE-TIME' : 'DATE';
    for (const item of line.value.split(',')) {
      const [from = '', to] = item.split('/');
      // Periods mix only with periods.
      if (line.value.includes('/') && to === undefined) return null;
      const time = timeIn(from, type, zoneOf(line, find));
      if (!time) return null;
      const isDayOfTimes = !time.clock && start.clock && to === undefined;
      const own = isDayOfTimes ? { ...start, wall: time.wall + (((start.wall % DAY) + DAY) % DAY) } : time;
      const end = to === undefined ? null : timeIn(to, 'DATE-TIME', zoneOf(line, find));
      const lasts = to === undefined ? length : end ? between(time, end) : durationIn(to);
      if (!isLength(lasts)) return null;
      found.push({ start: own, length: lasts });
    }
  }
  return lines.broken.includes('RDATE') ? null : found;
}

/** The event in these lines; null if it cannot be read. */
export function naiveEvent(texts: readonly string[], find: FindZone): NaiveEvent | null {
  const lines = new Lines(texts);
  const start = firstTime(lines, 'DTSTART', find);
  const length = start && lengthIn(lines, start, find);
  if (!start || !isLength(length)) return null;
  const further = furtherIn(lines, { start, length }, find);
  if (!further) return null;
  const excluded = lines
    .all('EXDATE')
    .flatMap((line) =>
      line.value.split(',').flatMap((item) => timeIn(item, typeOf(line), zoneOf(line, find)) ?? []),
    );
  const status = lines.text('STATUS').toUpperCase();
  const transparency = lines.text('TRANSP').toUpperCase();
  return {
    uid: lines.text('UID'),
    start,
    length,
    rules: texts
      .filter((line) => /^RRULE(?:[;:]|$)/i.test(line))
      .map((line) => line.slice(line.indexOf(':') + 1).trim()),
    further,
    excluded,
    replaces: firstTime(lines, 'RECURRENCE-ID', find),
    andFuture: lines.all('RECURRENCE-ID')[0]?.parameters.get('RANGE')?.toUpperCase() === 'THISANDFUTURE',
    standing: status === 'CANCELLED' ? 'cancelled' : transparency === 'TRANSPARENT' ? 'free' : 'busy',
  };
}
