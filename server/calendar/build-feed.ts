import 'server-only';

import ical, { ICalCalendarMethod, ICalEventTransparency, escape as escapeText } from 'ical-generator';
import { dayToUtcDate } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { siteName } from '@/lib/site';
import { calendarTexts } from '@/lib/texts/calendar';

/** A stay or block as other platforms see it: when, and nothing else. */
export interface FeedEvent extends DayRange {
  /** The same for as long as the stay or block exists. */
  uid: string;
  /** Counts its changes. */
  sequence: number;
  updatedAt: Date;
}

/**
 * An RFC 5545 calendar: all-day events with an exclusive end, lines folded at 75 octets, CRLF also after the last.
 * Equal input gives equal bytes, so that pollers see no change where there is none. Hence no time of writing, and no
 * time zone (which would take the Z off DTSTAMP).
 */
export function buildFeed(name: string, events: readonly FeedEvent[]): string {
  const calendar = ical({
    prodId: { company: siteName(), product: 'Kalender', language: 'NL' },
    method: ICalCalendarMethod.PUBLISH,
    // The library does not escape this one text of a calendar.
    name: escapeText(name, false),
    events: events.map(({ uid, sequence, updatedAt, start, end }) => ({
      id: uid,
      sequence,
      stamp: updatedAt,
      lastModified: updatedAt,
      start: dayToUtcDate(start),
      end: dayToUtcDate(end),
      allDay: true,
      summary: calendarTexts.taken,
      transparency: ICalEventTransparency.OPAQUE,
    })),
  });
  return `${calendar.toString()}\r\n`;
}
