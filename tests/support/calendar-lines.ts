/** Calendars for tests of parsing them, built from the lines of their events. */
import type { DayRange } from '@/lib/dates/range';
import { readCalendar } from '@/server/features/calendar-feeds/read-calendar';
import type { CalendarContents } from '@/server/features/calendar-feeds/read-calendar';

/** A calendar with these events, preceded by `head`. */
export const calendarWith = (head: readonly string[], ...events: string[][]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...head,
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');

export const contentsOf = (text: string, window: DayRange): CalendarContents =>
  readCalendar(new TextEncoder().encode(text), null, window);

/** '2028-07-04 2028-07-06' for each range. */
export const rangesOf = ({ ranges }: CalendarContents): string[] =>
  ranges.map(({ start, end }) => `${start} ${end}`);
