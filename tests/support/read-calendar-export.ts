/** Independent parsers of our .ics feed: node-ical, ical.js, and a literal reading of RFC 5545. */
import ICAL from 'ical.js';
import ical from 'node-ical';
import { dateToDay, isDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';

export interface CalendarEntry {
  uid: string;
  start: Day;
  end: Day;
  summary: string;
}

/** The events as other programs read them. */
export function readWithNodeIcal(text: string): CalendarEntry[] {
  return Object.values(ical.sync.parseICS(text)).flatMap((entry) => {
    if (entry?.type !== 'VEVENT' || !entry.end) return [];
    const { uid, start, end, summary } = entry;
    // It returns all-day events as midnight in the process's time zone.
    return [{ uid, start: dateToDay(start), end: dateToDay(end), summary: String(summary) }];
  });
}

/** The calendar's name, from both properties that programs use. */
export function namesByNodeIcal(text: string): unknown[] {
  const { vcalendar = {} } = ical.sync.parseICS(text);
  return [Reflect.get(vcalendar, 'name'), Reflect.get(vcalendar, 'WR-CALNAME')];
}

/** The same; by default ical.js leaves properties outside RFC 5545 undecoded, unless declared as text. */
export function namesByIcalJs(text: string): unknown[] {
  const asText = text.replaceAll(/^(NAME|X-WR-CALNAME):/gm, '$1;VALUE=TEXT:');
  const calendar = new ICAL.Component(ICAL.parse(asText));
  return ['name', 'x-wr-calname'].map((name) => calendar.getFirstPropertyValue(name));
}

const property = /^([A-Z-]+)((?:;[A-Z-]+=[^;:]+)*):(.*)$/s;

/** Content lines, unfolded; throws if the text violates a rule of RFC 5545 §3.1. */
export function contentLines(text: string): string[] {
  if (!text.endsWith('\r\n')) throw new Error('the last line does not end in CRLF');
  if (/(?<!\r)\n|\r(?!\n)/.test(text)) throw new Error('a line ends in something else than CRLF');
  const physical = text.slice(0, -2).split('\r\n');
  for (const line of physical) {
    if (Buffer.byteLength(line) > 75) throw new Error(`longer than 75 octets: ${line}`);
    if (line.includes('�')) throw new Error('a character was cut in two');
  }
  return physical.join('\r\n').replaceAll('\r\n ', '').split('\r\n');
}

function toDay(basic: string): Day {
  const day = basic.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  if (!isDay(day)) throw new Error(`not a DATE: ${basic}`);
  return day;
}

/** The events, parsed by hand; each property with its parameters unchanged. */
export function readByHand(text: string): Map<string, string>[] {
  const events: Map<string, string>[] = [];
  for (const line of contentLines(text)) {
    const [, name = '', parameters = '', value = ''] = property.exec(line) ?? [];
    if (name === '') throw new Error(`not a content line: ${line}`);
    if (line === 'BEGIN:VEVENT') events.push(new Map());
    else events.at(-1)?.set(name + parameters, value);
  }
  return events;
}

/** The same as `readWithNodeIcal`, parsed by hand. */
export function entriesByHand(text: string): CalendarEntry[] {
  return readByHand(text).map((event) => ({
    uid: event.get('UID') ?? '',
    start: toDay(event.get('DTSTART;VALUE=DATE') ?? ''),
    end: toDay(event.get('DTEND;VALUE=DATE') ?? ''),
    summary: event.get('SUMMARY') ?? '',
  }));
}
