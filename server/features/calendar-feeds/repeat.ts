import 'server-only';

import { monthLength, weekdayOfNumber } from '@/lib/dates/day';
import { atWall, DAY_MS, wallOf } from '@/server/features/calendar-feeds/event-time';
import type { EventTime } from '@/server/features/calendar-feeds/event-time';
import type { NthWeekday, RecurrenceRule } from '@/server/features/calendar-feeds/recurrence-rule';
import { isShown } from '@/server/features/calendar-feeds/zone';

/**
 * Expands recurrence rules (RFC 5545, 3.3.10) in wall-clock time: period by period, each day is checked against the
 * rule. No library that was tried got all the days right (docs/rules/recurring-events.md).
 */

/** No more steps than this are followed: a daily series of more than two centuries. */
const MAX_STEPS = 100_000;
const HOUR = 60 * 60 * 1000;

/** Thrown for a rule that takes too long to expand. */
export class EndlessRule extends Error {}

/** A day and its position in month and year. */
interface DayFacts {
  number: number;
  weekday: number;
  month: number;
  monthDay: number;
  monthDays: number;
  yearDay: number;
  yearDays: number;
}

const dayOfCivil = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day) / DAY_MS;
const yearOf = (number: number) => new Date(number * DAY_MS).getUTCFullYear();
const monthOf = (number: number) => new Date(number * DAY_MS).getUTCMonth() + 1;

function factsOf(number: number): DayFacts {
  const date = new Date(number * DAY_MS);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
  const newYear = dayOfCivil(year, 1, 1);
  return {
    number,
    weekday: weekdayOfNumber(number),
    month,
    monthDay: date.getUTCDate(),
    monthDays: monthLength(year, month),
    yearDay: number - newYear + 1,
    yearDays: dayOfCivil(year + 1, 1, 1) - newYear,
  };
}

const weekStart = (number: number, weekStartsOn: number) =>
  number - ((weekdayOfNumber(number) - weekStartsOn + 7) % 7);

/** Week 1 of a year is the first with at least four days in it. */
const firstWeek = (year: number, { wkst }: RecurrenceRule) => weekStart(dayOfCivil(year, 1, 4), wkst);

/** The week-based year of a day. */
const weekYearOf = (number: number, { wkst }: RecurrenceRule) => yearOf(weekStart(number, wkst) + 3);

/** Day numbers `[first, end)`. */
type Period = readonly [first: number, end: number];

/** The period of the rule's frequency that is `steps` periods after the one with the start. */
function periodAfter(rule: RecurrenceRule, start: number, steps: number): Period {
  if (rule.freq === 'DAILY') return [start + steps, start + steps + 1];
  if (rule.freq === 'WEEKLY') {
    const first = weekStart(start, rule.wkst) + 7 * steps;
    return [first, first + 7];
  }
  if (rule.freq === 'MONTHLY') {
    const month = monthOf(start) + steps;
    return [dayOfCivil(yearOf(start), month, 1), dayOfCivil(yearOf(start), month + 1, 1)];
  }
  if (rule.byWeekNo) {
    const year = weekYearOf(start, rule) + steps;
    return [firstWeek(year, rule), firstWeek(year + 1, rule)];
  }
  const year = yearOf(start) + steps;
  return [dayOfCivil(year, 1, 1), dayOfCivil(year + 1, 1, 1)];
}

const LONGEST_PERIOD = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 371 } as const;

/** Whether a list contains a position, counted from the front or, if negative, from the end. */
const isNamed = (list: readonly number[], position: number, all: number) =>
  list.includes(position) || list.includes(position - all - 1);

/** 'The third Friday': whether a day is the nth of its weekday in the month or year. */
const isNth = (nth: number, position: number, all: number) =>
  nth > 0 ? Math.ceil(position / 7) === nth : Math.ceil((all - position + 1) / 7) === -nth;

function isOnWeekday({ freq, byMonth }: RecurrenceRule, days: readonly NthWeekday[], day: DayFacts): boolean {
  const isInMonth = freq === 'MONTHLY' || byMonth !== null;
  return days.some(({ weekday, nth }) => {
    if (weekday !== day.weekday) return false;
    if (nth === null) return true;
    return isInMonth ? isNth(nth, day.monthDay, day.monthDays) : isNth(nth, day.yearDay, day.yearDays);
  });
}

/** If a rule does not say which days of its periods count, the start does. */
function isLikeStart(rule: RecurrenceRule, day: DayFacts, start: DayFacts): boolean {
  if (rule.byDay || rule.byMonthDay || rule.byYearDay || rule.freq === 'DAILY') return true;
  if (rule.freq === 'WEEKLY' || rule.byWeekNo) return day.weekday === start.weekday;
  if (day.monthDay !== start.monthDay) return false;
  return rule.freq === 'MONTHLY' || rule.byMonth !== null || day.month === start.month;
}

function isInWeek(rule: RecurrenceRule, weeks: readonly number[], { number }: DayFacts): boolean {
  const year = weekYearOf(number, rule);
  const [first, end] = [firstWeek(year, rule), firstWeek(year + 1, rule)];
  return isNamed(weeks, Math.floor((number - first) / 7) + 1, (end - first) / 7);
}

function isNamedDay(rule: RecurrenceRule, day: DayFacts, start: DayFacts): boolean {
  const { byMonth, byWeekNo, byYearDay, byMonthDay, byDay } = rule;
  if (byMonth && !byMonth.includes(day.month)) return false;
  if (byYearDay && !isNamed(byYearDay, day.yearDay, day.yearDays)) return false;
  if (byMonthDay && !isNamed(byMonthDay, day.monthDay, day.monthDays)) return false;
  if (byDay && !isOnWeekday(rule, byDay, day)) return false;
  if (byWeekNo && !isInWeek(rule, byWeekNo, day)) return false;
  return isLikeStart(rule, day, start);
}

/** The times of day at which the rule recurs, in order, in milliseconds. */
function timesOf({ byHour, byMinute, bySecond }: RecurrenceRule, wall: number): number[] {
  const start = new Date(wall);
  const times = (byHour ?? [start.getUTCHours()]).flatMap((hour) =>
    (byMinute ?? [start.getUTCMinutes()]).flatMap((minute) =>
      (bySecond ?? [start.getUTCSeconds()]).map((second) => hour * HOUR + minute * 60_000 + second * 1000),
    ),
  );
  return times.toSorted((a, b) => a - b);
}

/** The wall-clock times in one period, in order, without those that BYSETPOS leaves out. */
function* wallsIn(rule: RecurrenceRule, [first, end]: Period, start: DayFacts, times: readonly number[]) {
  const days: number[] = [];
  for (let day = first; day < end; day += 1) if (isNamedDay(rule, factsOf(day), start)) days.push(day);
  const all = days.length * times.length;
  let at = 0;
  for (const day of days) {
    for (const time of times) {
      at += 1;
      if (!rule.bySetPos || isNamed(rule.bySetPos, at, all)) yield day * DAY_MS + time;
    }
  }
}

/**
 * All wall-clock times of the rule up to `to`, starting at or somewhat before `from`; from the very start if the rule
 * has a COUNT.
 */
function* wallsOf(rule: RecurrenceRule, start: EventTime, [from, to]: Span): Generator<number> {
  const first = wallOf(start);
  const day = Math.floor(first / DAY_MS);
  const [facts, times] = [factsOf(day), timesOf(rule, first)];
  const passed = Math.floor(from / DAY_MS) - day;
  const step = LONGEST_PERIOD[rule.freq] * rule.interval;
  let index = rule.count === null ? Math.max(0, Math.floor(passed / step) - 1) : 0;
  for (let steps = 0; ; index += 1) {
    const period = periodAfter(rule, day, index * rule.interval);
    if (!(period[0] * DAY_MS <= to)) return;
    // Checking a day and checking a time of day cost about the same.
    steps += (period[1] - period[0]) * (rule.bySetPos ? times.length : 1);
    for (const wall of wallsIn(rule, period, facts, times)) {
      steps += 1;
      if (steps > MAX_STEPS) throw new EndlessRule();
      if (wall > to) return;
      if (wall >= first) yield wall;
    }
    if (steps > MAX_STEPS) throw new EndlessRule();
  }
}

type Span = readonly [from: number, to: number];

/**
 * The wall-clock times from `from` to `to`, both included, at which a series recurs. Times that a clock change skips
 * are no part of it and not counted.
 * @throws EndlessRule for rules that take too long to expand
 */
export function repeat(rule: RecurrenceRule, start: EventTime, [from, to]: Span): number[] {
  const last = Math.min(to, rule.until ?? to);
  const found: number[] = [];
  let count = 0;
  for (const wall of wallsOf(rule, start, [from, last])) {
    if (start.kind === 'clock' && !isShown(start.zone, wall)) continue;
    count += 1;
    if (wall >= from) found.push(wall);
    if (count === rule.count) break;
  }
  return found;
}

/** The same as event times. */
export const repeatTimes = (rule: RecurrenceRule, start: EventTime, span: Span): EventTime[] =>
  repeat(rule, start, span).map((wall) => atWall(start, wall));
