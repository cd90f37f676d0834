/**
 * Calendar days without a time: 'YYYY-MM-DD' strings from 1900-01-01 to 2199-12-31, the same in the API, in the
 * database's `date` columns and in memory. As strings they compare (`<`, `===`) and sort in calendar order.
 *
 * The arithmetic on whole day numbers is hand-written: temporal-polyfill is 19 kB gzip in the browser, an eighth of
 * what a public page may ship, and is slower when thousands of nights are priced. The tests use it as their oracle.
 * Never use `new Date('2027-01-01')`: that is a moment, and its day depends on the zone of the process.
 */
import { PRODUCT_ZONE, wallClockIn } from '@/lib/dates/zone';

/** A calendar day. Text from outside becomes one through `parseDay` or `isDay`, never through a cast. */
export type Day = `${number}-${number}-${number}`;

/** Monday is 1, Sunday is 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const FIRST_DAY: Day = '1900-01-01';
export const LAST_DAY: Day = '2199-12-31';

const MINUTES_A_DAY = 24 * 60;
const DAY_SHAPE = /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const MOMENT_SHAPE =
  /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?(?:Z|([+-])([01]\d|2[0-3]):?([0-5]\d))$/;

type Civil = { year: number; month: number; day: number };

const ZERO = 48;
const digit = (day: Day, at: number) => day.charCodeAt(at) - ZERO;
// Read digit by digit: days are parsed by the thousand, and slicing would allocate strings.
const yearOf = (day: Day) => digit(day, 0) * 1000 + digit(day, 1) * 100 + digit(day, 2) * 10 + digit(day, 3);
const monthOf = (day: Day) => digit(day, 5) * 10 + digit(day, 6);
const dayOfMonthOf = (day: Day) => digit(day, 8) * 10 + digit(day, 9);

function civilOf(day: Day): Civil {
  return { year: yearOf(day), month: monthOf(day), day: dayOfMonthOf(day) };
}

const twoDigits = (number: number) => (number < 10 ? `0${number}` : `${number}`);

/** Days in a month of the Gregorian calendar; months start at 1. */
export function monthLength(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function dayOfCivil({ year, month, day }: Civil): Day {
  if (!(year >= 1900 && year <= 2199)) throw new RangeError(`No calendar day in the year ${year}`);
  const text = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  // The compiler only sees strings in the template; the parts are whole numbers, so the format is right.
  return text as Day;
}

/**
 * Days since 1970-01-01, negative before. Meant for loops over many nights; everything else takes `Day`. Years start in
 * March here, so that the leap day comes last.
 */
export function dayNumber(day: Day): number {
  const month = monthOf(day);
  const y = month > 2 ? yearOf(day) : yearOf(day) - 1;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + dayOfMonthOf(day) - 1;
  return 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + dayOfYear - 719_468;
}

/**
 * The inverse of `dayNumber`.
 * @throws RangeError outside FIRST_DAY to LAST_DAY
 */
export function dayFromNumber(number: number): Day {
  const shifted = number + 719_468;
  const era = Math.floor(shifted / 146_097);
  const inEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (inEra - Math.floor(inEra / 1460) + Math.floor(inEra / 36_524) - Math.floor(inEra / 146_096)) / 365,
  );
  const dayOfYear = inEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return dayOfCivil({
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  });
}

/** Whether a value is an existing calendar day, written exactly as 'YYYY-MM-DD'. */
export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !DAY_SHAPE.test(value)) return false;
  const year = Number(value.slice(0, 4));
  return Number(value.slice(8, 10)) <= monthLength(year, Number(value.slice(5, 7)));
}

/** The day written in a text, or null. Strict: no spaces, no other notation, no 30 February. */
export function parseDay(text: string): Day | null {
  return isDay(text) ? text : null;
}

/** Ascending, for `sort`. */
export function compareDays(a: Day, b: Day): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** @throws RangeError outside FIRST_DAY to LAST_DAY */
export function addDays(day: Day, days: number): Day {
  return dayFromNumber(dayNumber(day) + days);
}

/** Nights from `from` to `to`; negative when `to` is earlier. */
export function diffDays(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from);
}

export function weekday(day: Day): Weekday {
  return weekdayOfNumber(dayNumber(day));
}

/** The weekday of a day number; 1970-01-01 was a Thursday. */
export function weekdayOfNumber(number: number): Weekday {
  // The result is always 1 to 7, which the compiler cannot infer.
  return (((((number + 3) % 7) + 7) % 7) + 1) as Weekday;
}

export function startOfMonth(day: Day): Day {
  return dayOfCivil({ ...civilOf(day), day: 1 });
}

/**
 * The same day of a later (or earlier) month, or that month's last day: 31 January plus one is 28 February.
 * @throws RangeError outside FIRST_DAY to LAST_DAY
 */
export function addMonths(day: Day, months: number): Day {
  const from = civilOf(day);
  const total = from.year * 12 + (from.month - 1) + months;
  const year = Math.floor(total / 12);
  const month = total - year * 12 + 1;
  return dayOfCivil({ year, month, day: Math.min(from.day, monthLength(year, month)) });
}

/** 29 February becomes the 28th in a year without it. */
export function addYears(day: Day, years: number): Day {
  return addMonths(day, years * 12);
}

/**
 * Age in full years on `day` of somebody born on `birth`; negative before birth. For those born on 29 February a
 * birthday in a common year falls on 1 March.
 */
export function ageOn(birth: Day, day: Day): number {
  const years = civilOf(day).year - civilOf(birth).year;
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** The days of `[start, end)`, in order; none if the range is empty. */
export function eachDay(start: Day, end: Day): Day[] {
  const first = dayNumber(start);
  const days: Day[] = [];
  for (let number = first; number < dayNumber(end); number += 1) days.push(dayFromNumber(number));
  return days;
}

/** Today's date in a time zone. */
export function todayIn(zone: string = PRODUCT_ZONE, now: Date = new Date()): Day {
  return dayOfMoment(now, zone);
}

/** The day on which a moment falls in a time zone, for showing when something happened. */
export function dayOfMoment(moment: Date, zone: string = PRODUCT_ZONE): Day {
  return dayOfCivil(wallClockIn(zone, moment));
}

/**
 * The UTC day of an ISO 8601 moment ('2026-07-04T22:00:00.000Z', or with an offset), null for anything else. A text
 * without a zone is rejected: its moment would depend on the time zone of the process.
 */
export function utcDayOfMoment(text: string): Day | null {
  const [, written, hour, minute, sign, offsetHour = '0', offsetMinute = '0'] = MOMENT_SHAPE.exec(text) ?? [];
  if (!isDay(written)) return null;
  const offset = (sign === '-' ? -1 : 1) * (Number(offsetHour) * 60 + Number(offsetMinute));
  const shift = Math.floor((Number(hour) * 60 + Number(minute) - offset) / MINUTES_A_DAY);
  const number = dayNumber(written) + shift;
  return number < dayNumber(FIRST_DAY) || number > dayNumber(LAST_DAY) ? null : dayFromNumber(number);
}

/** Midnight UTC of a day, as the database driver expects for a `date` column. */
export function dayToUtcDate(day: Day): Date {
  return new Date(dayNumber(day) * MINUTES_A_DAY * 60_000);
}

/** The day of a `date` column, which the database driver returns as midnight UTC. */
export function utcDateToDay(date: Date): Day {
  return dayFromNumber(Math.floor(date.getTime() / (MINUTES_A_DAY * 60_000)));
}

/**
 * The local date that react-day-picker shows as `day`, in any time zone: midnight, or just after it where the clock
 * skips midnight.
 */
export function dayToDate(day: Day): Date {
  const { year, month, day: dayOfMonth } = civilOf(day);
  return new Date(year, month - 1, dayOfMonth);
}

/** The day that a local date of react-day-picker stands for, whatever its time. */
export function dateToDay(date: Date): Day {
  return dayOfCivil({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });
}
