/**
 * RFC 5545, 3.3.10 implemented literally for series of whole days, as a second opinion: for every day from the start
 * on, checks whether the rule includes it. Slow, but too simple to be wrong.
 */
import { dayFromNumber, monthLength, weekdayOfNumber } from '@/lib/dates/day';

export type NaiveFrequency = 'YEARLY' | 'MONTHLY' | 'WEEKLY' | 'DAILY';

export interface NaiveRule {
  freq: NaiveFrequency;
  interval?: number;
  count?: number;
  /** The last day included, as a day number. */
  until?: number;
  /** 1 is Monday. */
  wkst?: number;
  byMonth?: number[];
  byWeekNo?: number[];
  byYearDay?: number[];
  byMonthDay?: number[];
  /** A weekday, and its number within the month or year (0: any). */
  byDay?: { weekday: number; nth: number }[];
  bySetPos?: number[];
}

interface DayFacts {
  number: number;
  year: number;
  month: number;
  monthDay: number;
  monthDays: number;
  yearDay: number;
  yearDays: number;
  weekday: number;
}

const isLeap = (year: number) => monthLength(year, 2) === 29;

const known = new Map<number, DayFacts>();

function factsOf(number: number): DayFacts {
  const facts = known.get(number) ?? readFacts(number);
  known.set(number, facts);
  return facts;
}

function readFacts(number: number): DayFacts {
  const [year = 0, month = 0, monthDay = 0] = dayFromNumber(number).split('-').map(Number);
  let yearDay = monthDay;
  for (let before = 1; before < month; before += 1) yearDay += monthLength(year, before);
  return {
    number,
    year,
    month,
    monthDay,
    monthDays: monthLength(year, month),
    yearDay,
    yearDays: isLeap(year) ? 366 : 365,
    weekday: weekdayOfNumber(number),
  };
}

/** The day itself or counted from the end: -1 is the last of `all`. */
const isNamed = (list: number[], position: number, all: number) =>
  list.includes(position) || list.includes(position - all - 1);

/** The first day of the week that contains a day. */
const weekStart = (day: DayFacts, wkst: number) => day.number - ((day.weekday - wkst + 7) % 7);

/** Week 1 is the first with four days in its year. */
function weekOf(day: DayFacts, wkst: number): { week: number; weeks: number } {
  const monday = weekStart(day, wkst);
  const { year } = factsOf(monday + 3);
  const firstOf = (of: number) => {
    let first = weekStart(day, wkst);
    while (factsOf(first + 3).year >= of) first -= 7;
    while (factsOf(first + 3).year < of) first += 7;
    return first;
  };
  return { week: (monday - firstOf(year)) / 7 + 1, weeks: (firstOf(year + 1) - firstOf(year)) / 7 };
}

/** 'The third Friday': its number among the same weekdays of the month or year. */
function isNth(nth: number, position: number, all: number): boolean {
  if (nth > 0) return Math.ceil(position / 7) === nth;
  return Math.ceil((all - position + 1) / 7) === -nth;
}

function isOnWeekday(rule: NaiveRule, day: DayFacts): boolean {
  const inMonth = rule.freq === 'MONTHLY' || (rule.freq === 'YEARLY' && rule.byMonth !== undefined);
  return (rule.byDay ?? []).some(({ weekday, nth }) => {
    if (weekday !== day.weekday) return false;
    if (nth === 0) return true;
    return inMonth ? isNth(nth, day.monthDay, day.monthDays) : isNth(nth, day.yearDay, day.yearDays);
  });
}

/** If a rule does not say which day, the start determines it. */
function isAsStart(rule: NaiveRule, day: DayFacts, start: DayFacts): boolean {
  if (rule.byDay || rule.byMonthDay || rule.byYearDay || rule.freq === 'DAILY') return true;
  if (rule.freq === 'WEEKLY' || rule.byWeekNo) return day.weekday === start.weekday;
  if (rule.freq === 'MONTHLY' || rule.byMonth) return day.monthDay === start.monthDay;
  return day.month === start.month && day.monthDay === start.monthDay;
}

function isCandidate(rule: NaiveRule, day: DayFacts, start: DayFacts): boolean {
  const { byMonth, byWeekNo, byYearDay, byMonthDay, byDay, wkst = 1 } = rule;
  if (byMonth && !byMonth.includes(day.month)) return false;
  if (byYearDay && !isNamed(byYearDay, day.yearDay, day.yearDays)) return false;
  if (byMonthDay && !isNamed(byMonthDay, day.monthDay, day.monthDays)) return false;
  if (byDay && !isOnWeekday(rule, day)) return false;
  if (!isAsStart(rule, day, start)) return false;
  if (!byWeekNo) return true;
  const { week, weeks } = weekOf(day, wkst);
  return isNamed(byWeekNo, week, weeks);
}

/** Years, months, weeks or days: the number of a day's period, counted from an arbitrary origin. */
function periodOf({ freq, byWeekNo, wkst = 1 }: NaiveRule, day: DayFacts): number {
  // A week belongs to the year that contains most of its days.
  if (freq === 'YEARLY' && byWeekNo) return factsOf(weekStart(day, wkst) + 3).year;
  if (freq === 'YEARLY') return day.year;
  if (freq === 'MONTHLY') return day.year * 12 + day.month;
  return freq === 'WEEKLY' ? Math.floor((weekStart(day, wkst) + 70_007) / 7) : day.number;
}

/** The days of each period of the rule from the one of `start` on, before BYSETPOS, COUNT and UNTIL. */
export function naivePeriods(rule: NaiveRule, start: number, last: number): number[][] {
  const first = factsOf(start);
  const { interval = 1 } = rule;
  const periods = new Map<number, number[]>();
  // Whole periods, since BYSETPOS counts from the beginning to the end of a period.
  for (let number = start - 366; number <= last + 366; number += 1) {
    const day = factsOf(number);
    const period = periodOf(rule, day);
    if ((period - periodOf(rule, first)) % interval !== 0 || !isCandidate(rule, day, first)) continue;
    const days = periods.get(period);
    if (days) days.push(number);
    else periods.set(period, [number]);
  }
  return [...periods.values()];
}

/** The items of one period that BYSETPOS leaves. */
export const naivePositions = <T>({ bySetPos }: NaiveRule, items: T[]): T[] =>
  bySetPos ? items.filter((_, at) => isNamed(bySetPos, at + 1, items.length)) : items;

/** The days of the rule from `start` to `last`, as day numbers. */
export function naiveDays(rule: NaiveRule, start: number, last: number): number[] {
  const { count = Infinity, until = last } = rule;
  return naivePeriods(rule, start, last)
    .flatMap((days) => naivePositions(rule, days))
    .filter((day) => day >= start && day <= Math.min(until, last))
    .slice(0, count);
}
