/** The naive reader's series: an RRULE to wall-clock times, day by day and in full. */
import { dayNumber, isDay } from '@/lib/dates/day';
import { naivePeriods, naivePositions } from '@/tests/support/naive-recurrence';
import type { NaiveFrequency, NaiveRule } from '@/tests/support/naive-recurrence';
import { isShown, momentAt } from '@/tools/calendar-fuzz/naive-zones';
import type { Offset } from '@/tools/calendar-fuzz/naive-zones';

const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** A day, or a time on a clock; both in milliseconds as if in UTC. */
export interface NaiveTime {
  wall: number;
  /** Null for a day, which has no clock. */
  clock: Offset | null;
  /** Written with a Z. */
  isUtc: boolean;
}

/** What a rule may cost the product before it counts as too long; a tenth less is always followed. */
const MOST_WORK = 90_000;

const EARLIEST = dayNumber('1901-06-01');
const LATEST = dayNumber('2198-06-01');

export class TooLong extends Error {}

interface ReadRule {
  rule: NaiveRule;
  times: number[];
  count: number;
  until: number;
}

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const frequencies = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY'] as const;

class Unreadable extends Error {}

function numberIn(text: string, least: number, most: number): number {
  const number = /^[+-]?\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most)) throw new Unreadable();
  return number;
}

/** A list of numbers; if `signed`, also counted from the end, and never zero. */
function listIn(text: string | undefined, least: number, most: number, signed = false): number[] | undefined {
  if (text === undefined) return undefined;
  const items = text.split(',').map((item) => numberIn(item.trim(), signed ? -most : least, most));
  if (signed && items.includes(0)) throw new Unreadable();
  return [...new Set(items)];
}

function byDayIn(text: string | undefined, isCounted: boolean): NaiveRule['byDay'] {
  return text?.split(',').map((part) => {
    const item = part.trim();
    const weekday = weekdays.indexOf(item.slice(-2)) + 1;
    if (weekday === 0) throw new Unreadable();
    const number = item.slice(0, -2);
    if (number === '' || !isCounted) return { weekday, nth: 0 };
    const nth = numberIn(number, -53, 53);
    if (nth === 0) throw new Unreadable();
    return { weekday, nth };
  });
}

/** The last wall-clock time of a series (docs/rules/recurring-events.md#series). */
function untilIn(text: string, start: NaiveTime, calendar: Offset): number {
  const parts = /^(\d\d\d\d)(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z)?)?$/.exec(text);
  const day = `${parts?.[1]}-${parts?.[2]}-${parts?.[3]}`;
  if (!parts || !isDay(day)) throw new Unreadable();
  const midnight = dayNumber(day) * DAY;
  if (parts[4] === undefined) return midnight + DAY - 1;
  const [hour, minute, second] = parts.slice(4, 7).map(Number);
  if (hour === undefined || minute === undefined || second === undefined) throw new Unreadable();
  if (hour > 23 || minute > 59 || second > 59) throw new Unreadable();
  const wall = midnight + hour * HOUR + minute * 60_000 + second * 1000;
  if (parts[7] === undefined) return wall;
  if (!start.clock && hour === 23 && minute === 59) return wall;
  const clock = start.clock ?? calendar;
  return wall + clock(wall);
}

/** @throws Unreadable */
function readRule(
  parts: ReadonlyMap<string, string>,
  freq: NaiveFrequency,
  start: NaiveTime,
  calendar: Offset,
): ReadRule {
  const get = (name: string) => parts.get(name);
  if ((get('RSCALE') ?? 'GREGORIAN') !== 'GREGORIAN' || (get('SKIP') ?? 'OMIT') !== 'OMIT')
    throw new Unreadable();
  const isCounted = freq === 'MONTHLY' || (freq === 'YEARLY' && get('BYWEEKNO') === undefined);
  const wkst = weekdays.indexOf(get('WKST') ?? 'MO') + 1;
  if (wkst === 0) throw new Unreadable();
  const time = new Date(start.wall);
  const clock = (name: string, most: number, own: number) =>
    (start.clock ? listIn(get(name), 0, most) : undefined) ?? [own];
  const hours = clock('BYHOUR', 23, time.getUTCHours());
  const minutes = clock('BYMINUTE', 59, time.getUTCMinutes());
  // A leap second counts as the one before.
  const seconds = clock('BYSECOND', 60, time.getUTCSeconds()).map((second) => Math.min(second, 59));
  const times = hours.flatMap((hour) =>
    minutes.flatMap((minute) =>
      [...new Set(seconds)].map((second) => (hour * 60 + minute) * 60_000 + second * 1000),
    ),
  );
  const [count, until] = [get('COUNT'), get('UNTIL')];
  return {
    rule: {
      freq,
      wkst,
      interval: numberIn(get('INTERVAL') ?? '1', 1, 999_999_999),
      byMonth: listIn(get('BYMONTH'), 1, 12),
      byWeekNo: listIn(get('BYWEEKNO'), 1, 53, true),
      byYearDay: listIn(get('BYYEARDAY'), 1, 366, true),
      byMonthDay: listIn(get('BYMONTHDAY'), 1, 31, true),
      byDay: byDayIn(get('BYDAY'), isCounted),
      bySetPos: listIn(get('BYSETPOS'), 1, 366, true),
    },
    times: times.toSorted((a, b) => a - b),
    count: count === undefined ? Infinity : numberIn(count, 1, 999_999_999),
    until: until === undefined ? Infinity : untilIn(until, start, calendar),
  };
}

function expand({ rule, times, count, until }: ReadRule, start: NaiveTime, last: number): number[] {
  const day = Math.floor(start.wall / DAY);
  // The day must be one that the product supports, like all days of its year.
  if (day < EARLIEST || day > LATEST) throw new TooLong();
  if (count < Infinity && (last - day) * (1 + 2 * times.length) > MOST_WORK) throw new TooLong();
  const { clock } = start;
  return naivePeriods(rule, day, Math.min(last, LATEST))
    .flatMap((days) =>
      naivePositions(
        rule,
        days.flatMap((one) => times.map((time) => one * DAY + time)),
      ),
    )
    .filter((wall) => wall >= start.wall && wall <= until && (!clock || isShown(clock, wall)))
    .slice(0, count);
}

/**
 * The wall-clock times of a series up to the day `last`; 'within a day' for what recurs hourly or faster, null for a
 * rule that cannot be read.
 * @throws TooLong where the product may give up
 */
export function naiveSeries(
  text: string,
  start: NaiveTime,
  last: number,
  calendar: Offset,
): number[] | 'within a day' | null {
  const parts = new Map<string, string>();
  for (const part of text.toUpperCase().split(';')) {
    const [name = '', value = ''] = part.split('=');
    if (value.trim() !== '') parts.set(name.trim(), value.trim());
  }
  const written = parts.get('FREQ') ?? '';
  if (/^(?:HOURLY|MINUTELY|SECONDLY)$/.test(written)) return 'within a day';
  const freq = frequencies.find((one) => one === written);
  if (!freq) return null;
  try {
    return expand(readRule(parts, freq, start, calendar), start, last);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** The local day, as a number, on which a time falls in a zone. */
export function dayIn(zone: Offset, { wall, clock }: NaiveTime): number {
  if (!clock) return Math.floor(wall / DAY);
  const moment = momentAt(clock, wall);
  return Math.floor((moment + zone(moment)) / DAY);
}
