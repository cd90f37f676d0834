import 'server-only';

import ical, { ICalCalendarMethod, ICalEventTransparency, escape as escapeText } from 'ical-generator';
import { dayToUtcDate } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { siteName } from '@/lib/site';
import { calendarTexts } from '@/lib/texts/calendar';

/** Taken nights as other platforms see them: when, and nothing else. */
export interface FeedEvent extends DayRange {
  /** The same for as long as what it stands for. */
  uid: string;
  /** How often it changed and when it last did, where that may be known. */
  changes?: { count: number; last: Date };
}

/** RFC 5545 wants a moment with every event; this one tells nothing. */
const ANY_MOMENT = new Date(Date.UTC(2026, 0, 1));

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
