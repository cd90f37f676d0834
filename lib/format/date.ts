/**
 * Days, times and moments in the language of the page. Words and patterns come from lib/texts and are those of Intl for
 * nl-BE, fr-BE, de-BE and en-GB (en-BE writes numbers and amounts in two ways); Intl is used only for time zones.
 */
import { dayOfMoment, diffDays, weekday } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { PRODUCT_ZONE, wallClockIn } from '@/lib/dates/zone';
import { nightCountText } from '@/lib/format/count';
import { formatTexts, monthTexts, patternTexts as patterns, weekdayTexts } from '@/lib/texts/format';

const TIME_SHAPE = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

function monthName(day: Day, form: keyof typeof monthTexts): string {
  const name = monthTexts[form][Number(day.slice(5, 7)) - 1];
  if (name === undefined) throw new RangeError(`Not a day: ${day}`);
  return name;
}

/** '4', where the month is obvious. */
export const formatDayNumber = (day: Day): string => patterns.day(Number(day.slice(8)));

function dayAndMonth(day: Day, form: keyof typeof monthTexts): string {
  return patterns.dayMonth(formatDayNumber(day), monthName(day, form));
}

/** 'zaterdag 4 juli 2026' */
export function formatLongDay(day: Day): string {
  return patterns.longWeekday(weekdayTexts.long[weekday(day)], formatDay(day));
}

/** '4 juli 2026' */
export function formatDay(day: Day): string {
  return patterns.year(dayAndMonth(day, 'long'), day.slice(0, 4));
}

/** 'za 4 juli 2026' */
export function formatWeekday(day: Day): string {
  return withShortWeekday(day, formatDay(day));
}

/** 'za 4 jul 2026', where space is limited. */
export function formatShortDay(day: Day): string {
  return withShortWeekday(day, patterns.year(formatBriefDay(day), day.slice(0, 4)));
}

/** '4 jul', where the year is obvious. */
export function formatBriefDay(day: Day): string {
  return dayAndMonth(day, 'short');
}

const withShortWeekday = (day: Day, date: string): string =>
  patterns.shortWeekday(weekdayTexts.short[weekday(day)], date);

/**
 * 'wo 9 – zo 13 dec 2026': month and year appear once if both days share them. Joined by our own dash: Intl's ranges
 * have other spaces in Node than in Chromium.
 */
export function formatDays(start: Day, end: Day): string {
  const last = formatShortDay(end);
  if (start.slice(0, 4) !== end.slice(0, 4)) return `${formatShortDay(start)} – ${last}`;
  const sharesMonth = start.slice(0, 7) === end.slice(0, 7);
  return `${withShortWeekday(start, sharesMonth ? formatDayNumber(start) : formatBriefDay(start))} – ${last}`;
}

/** 'wo 9 – zo 13 dec 2026 · 4 nachten': a stay from arrival to departure, as shown to landlords. */
export function formatStay(start: Day, end: Day): string {
  return `${formatDays(start, end)} · ${nightCountText(diffDays(start, end))}`;
}

/** '04-07-2026': the dd-MM-yyyy format of the booking request page. */
export function formatNumericDay(day: Day): string {
  return patterns.numeric(day.slice(8), day.slice(5, 7), day.slice(0, 4));
}

/** 'juli 2026': the month of a day, as a calendar's title. */
export function formatMonth(day: Day): string {
  return patterns.year(monthName(day, 'long'), day.slice(0, 4));
}

/** 'jul 2026', where space is limited. */
export function formatShortMonth(day: Day): string {
  return patterns.year(monthName(day, 'short'), day.slice(0, 4));
}

/**
 * '15:00' for '15:00:00' (or '15:00').
 * @throws RangeError for anything that is not a time of day
 */
export function formatTime(time: string): string {
  if (!TIME_SHAPE.test(time)) throw new RangeError(`Not a time of day: ${time}`);
  return time.slice(0, 5);
}

/** '15:00u': check-in and check-out times. */
export function formatHour(time: string): string {
  return formatTexts.hour(formatTime(time));
}

/** The day of a moment in Belgium, 'za 4 jul 2026'. Takes a Date or an ISO text with a time zone. */
export function formatMomentDay(moment: Date | string, zone: string = PRODUCT_ZONE): string {
  return formatShortDay(dayOfMoment(new Date(moment), zone));
}

/** A moment in Belgian time, 'za 4 jul 2026, 14:05'. Takes a Date or an ISO text with a time zone. */
export function formatMoment(moment: Date | string, zone: string = PRODUCT_ZONE): string {
  const { hour, minute } = wallClockIn(zone, new Date(moment));
  const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  return formatTexts.moment(formatMomentDay(moment, zone), time);
}
