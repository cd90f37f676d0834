import 'server-only';

import ical, { ICalCalendarMethod, ICalEventTransparency, escape as escapeText } from 'ical-generator';
import { dayToUtcDate } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { siteName } from '@/lib/site';
import { calendarTexts } from '@/lib/texts/calendar';

/** Taken nights as other platforms see them: when, and nothing else. */
export interface ExportedEvent extends DayRange {
  /** Stable for as long as the stay or range exists. */
  uid: string;
  /** The number of changes and the time of the last, if they may be public. */
  changes?: { count: number; last: Date };
}

/** RFC 5545 requires a DTSTAMP in every event; a constant reveals nothing. */
const ANY_MOMENT = new Date(Date.UTC(2026, 0, 1));

/**
 * An RFC 5545 calendar: all-day events with an exclusive end, lines folded at 75 octets, CRLF also after the last.
 * Equal input gives equal bytes, so that pollers see no change where there is none: hence no creation time, and no time
 * zone (which would take the Z off DTSTAMP).
 */
export function buildExport(name: string, events: readonly ExportedEvent[]): string {
  const calendar = ical({
    prodId: { company: siteName(), product: 'Kalender', language: 'NL' },
    method: ICalCalendarMethod.PUBLISH,
    // The library escapes every text but this one.
    name: escapeText(name, false),
    events: events.map(({ uid, changes, start, end }) => ({
      id: uid,
      ...(changes && { sequence: changes.count, lastModified: changes.last }),
      stamp: changes?.last ?? ANY_MOMENT,
      start: dayToUtcDate(start),
      end: dayToUtcDate(end),
      allDay: true,
      summary: calendarTexts.taken,
      transparency: ICalEventTransparency.OPAQUE,
    })),
  });
  return `${calendar.toString()}\r\n`;
}
