import 'server-only';

import { FeedFault } from '@/server/features/calendar-feeds/feed-fault';

/**
 * The structure of an iCalendar file, before any of its values is interpreted: which calendars it has, and the lines of
 * their events that say when. Tolerant of notation (byte order marks, UTF-16, any line ending, any case), strict about
 * completeness: a truncated or foreign file is a fault, because it would free days.
 */

/** Calendars with more are rejected (docs/rules/calendar-feeds.md#reading). */
const MAX_EVENTS = 5000;

export interface CalendarText {
  /** X-WR-TIMEZONE: the zone of times that name none. */
  zone: string | null;
  /** Each VTIMEZONE as text. */
  timezones: string[];
  /** The unfolded lines of each VEVENT that say when it is; alarms are left out. */
  events: string[][];
}

/** A line cut off after its name matches too: broken, not absent. */
const eventLine =
  /^(?:DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|UID|STATUS|TRANSP|SUMMARY)(?:[;:]|$)/i;

function encodingOf(bytes: Uint8Array, charset: string | null): string {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (a === 0xef && b === 0xbb) return 'utf-8';
  // Every calendar begins with an ASCII letter.
  if (a !== 0 && b === 0) return 'utf-16le';
  if (a === 0 && b !== 0) return 'utf-16be';
  return charset ?? 'utf-8';
}

function decode(bytes: Uint8Array, charset: string | null): string {
  try {
    return new TextDecoder(encodingOf(bytes, charset)).decode(bytes);
  } catch {
    // An unknown charset: everything that matters is ASCII anyway.
    return new TextDecoder().decode(bytes);
  }
}

/** Unfolded content lines, without the trailing blanks that some programs leave. */
function toLines(text: string): string[] {
  const lines: string[] = [];
  let parts: string[] = [];
  const close = () => {
    const line = parts.join('').trimEnd();
    if (line !== '') lines.push(line);
  };
  for (const physical of text.split(/\r\n|\n|\r/)) {
    if (/^[ \t]/.test(physical)) parts.push(physical.slice(1));
    else {
      close();
      parts = [physical];
    }
  }
  close();
  return lines;
}

class StructureReader {
  readonly calendars: CalendarText[] = [];
  readonly #open: string[] = [];
  #events = 0;

  take(line: string): void {
    const [, verb = '', name = ''] = /^(BEGIN|END):\s*([\w-]+)$/i.exec(line) ?? [];
    if (verb === '' && this.#open.length === 0) throw new FeedFault('not_a_calendar');
    if (verb.toUpperCase() === 'BEGIN') this.#begin(name.toUpperCase());
    else if (verb.toUpperCase() === 'END') this.#end(name.toUpperCase());
    else this.#content(line);
    const calendar = this.calendars.at(-1);
    if (calendar && this.#isInTimezone(verb, name)) {
      const at = calendar.timezones.length - 1;
      calendar.timezones[at] = `${calendar.timezones[at] ?? ''}${line}\r\n`;
    }
  }

  finish(): CalendarText[] {
    if (this.#open.length > 0) throw new FeedFault('incomplete');
    if (this.calendars.length === 0) throw new FeedFault('not_a_calendar');
    return this.calendars;
  }

  #isInTimezone(verb: string, name: string): boolean {
    const closes =
      verb.toUpperCase() === 'END' && name.toUpperCase() === 'VTIMEZONE' && this.#open.length === 1;
    return closes || (this.#open[1] === 'VTIMEZONE' && this.#open[0] === 'VCALENDAR');
  }

  #begin(name: string): void {
    const depth = this.#open.length;
    if (depth === 0) {
      if (name !== 'VCALENDAR') throw new FeedFault('not_a_calendar');
      this.calendars.push({ zone: null, timezones: [], events: [] });
    }
    // An event that lies elsewhere would be overlooked, and its nights would be free.
    const isMisplaced = name === 'VEVENT' ? depth !== 1 : name === 'VCALENDAR' && depth > 0;
    if (isMisplaced) throw new FeedFault('incomplete');
    this.#open.push(name);
    if (this.#open.length !== 2) return;
    const calendar = this.calendars.at(-1);
    if (name === 'VTIMEZONE') calendar?.timezones.push('');
    if (name !== 'VEVENT') return;
    this.#events += 1;
    if (this.#events > MAX_EVENTS) throw new FeedFault('too_many_events');
    calendar?.events.push([]);
  }

  #end(name: string): void {
    if (this.#open.pop() !== name) throw new FeedFault('incomplete');
  }

  #content(line: string): void {
    const calendar = this.calendars.at(-1);
    if (this.#open.length === 1 && /^X-WR-TIMEZONE[;:]/i.test(line) && calendar) {
      calendar.zone = line.slice(line.indexOf(':') + 1).trim();
    }
    if (this.#open.length === 2 && this.#open[1] === 'VEVENT' && eventLine.test(line)) {
      calendar?.events.at(-1)?.push(line);
    }
  }
}

/**
 * @param charset of the response's content type, if it names one
 * @throws FeedFault not_a_calendar, incomplete, too_many_events
 */
export function readStructure(bytes: Uint8Array, charset: string | null): CalendarText[] {
  const reader = new StructureReader();
  for (const line of toLines(decode(bytes, charset))) reader.take(line);
  return reader.finish();
}
