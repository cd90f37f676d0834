/** The naive reader's lines: from bytes to the events of each calendar, or null if the feed is refused as a whole. */

export interface NaiveLine {
  name: string;
  parameters: ReadonlyMap<string, string>;
  value: string;
}

export interface NaiveCalendar {
  /** X-WR-TIMEZONE. */
  zone: string | null;
  /** The lines in each VTIMEZONE. */
  timezones: string[][];
  /** The lines in each VEVENT, without those of alarms. */
  events: string[][];
}

const MOST_EVENTS = 5000;

function encodingOf([first, second, third]: Uint8Array, charset: string | null): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third !== undefined) return 'utf-8';
  if (first === 0 && second !== 0) return 'utf-16be';
  if (second === 0 && first !== 0) return 'utf-16le';
  return charset ?? 'utf-8';
}

function decode(bytes: Uint8Array, charset: string | null): string {
  try {
    return new TextDecoder(encodingOf(bytes, charset)).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** RFC 5545, 3.1: a line that begins with a blank belongs to the one before it. */
function unfold(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n')) {
    const last = lines.length - 1;
    if (!line.startsWith(' ') && !line.startsWith('\t')) lines.push(line);
    else if (last < 0) lines.push(line.slice(1));
    else lines[last] += line.slice(1);
  }
  return lines.map((line) => line.trimEnd()).filter((line) => line !== '');
}

/** The name of the component that a line begins or ends. */
function edgeOf(line: string): { begins: boolean; name: string } | null {
  const colon = line.indexOf(':');
  const verb = line.slice(0, Math.max(0, colon)).toUpperCase();
  const name = line.slice(colon + 1).trim();
  if ((verb !== 'BEGIN' && verb !== 'END') || !/^[A-Za-z0-9_-]+$/.test(name)) return null;
  return { begins: verb === 'BEGIN', name: name.toUpperCase() };
}

/** Whether a component may begin here: the nights of an event outside a calendar would be missed. */
function mayBegin(name: string, open: readonly string[]): boolean {
  if (open.length === 0) return name === 'VCALENDAR';
  return name !== 'VCALENDAR' && (name !== 'VEVENT' || open.length === 1);
}

/** Stores a line that lies within `open`, if needed. */
function keep(calendar: NaiveCalendar, open: readonly string[], line: string): void {
  if (open.length === 1 && /^X-WR-TIMEZONE[;:]/i.test(line)) {
    calendar.zone = line.slice(line.indexOf(':') + 1).trim();
  }
  if (open.length === 2 && open[1] === 'VEVENT') calendar.events.at(-1)?.push(line);
  if (open[1] === 'VTIMEZONE') calendar.timezones.at(-1)?.push(line);
}

/** Every calendar of the feed; null if none can be trusted. */
export function naiveCalendars(bytes: Uint8Array, charset: string | null): NaiveCalendar[] | null {
  const calendars: NaiveCalendar[] = [];
  const open: string[] = [];
  for (const line of unfold(decode(bytes, charset))) {
    const edge = edgeOf(line);
    if (edge?.begins) {
      if (!mayBegin(edge.name, open)) return null;
      if (edge.name === 'VCALENDAR') calendars.push({ zone: null, timezones: [], events: [] });
      if (edge.name === 'VEVENT') calendars.at(-1)?.events.push([]);
      if (edge.name === 'VTIMEZONE' && open.length === 1) calendars.at(-1)?.timezones.push([]);
      open.push(edge.name);
    } else if (edge) {
      if (open.pop() !== edge.name) return null;
      continue;
    } else if (open.length === 0) return null;
    const calendar = calendars.at(-1);
    if (calendar) keep(calendar, open, line);
  }
  const events = calendars.flatMap((calendar) => calendar.events);
  return open.length > 0 || calendars.length === 0 || events.length > MOST_EVENTS ? null : calendars;
}

/** Up to a character that ends a parameter, or the end of the quotes; null without the closing one. */
function readParameter(name: string, text: string): { value: string; rest: string } | null {
  if (text.startsWith('"')) {
    const end = text.indexOf('"', 1);
    if (end === -1) return null;
    const rest = text.slice(end + 1);
    return { value: text.slice(1, end), rest: rest.slice(Math.max(0, rest.search(/[;:]/))) };
  }
  // Outlook writes zone names with colons, without quotes.
  const zone = name === 'TZID' ? /^[^";]*(?=(?:;[\w-]+=[^":;]*)*:\d{8})/.exec(text)?.[0] : undefined;
  const end = text.search(/[;:]/);
  const value = zone ?? (end === -1 ? text : text.slice(0, end));
  return { value, rest: text.slice(value.length) };
}

/** A content line (RFC 5545, 3.1); null if invalid. */
export function naiveLine(line: string): NaiveLine | null {
  const [name = ''] = line.split(/[;:]/, 1);
  let rest = line.slice(name.length);
  const parameters = new Map<string, string>();
  while (rest.startsWith(';')) {
    const [equals, colon] = [rest.indexOf('='), rest.indexOf(':')];
    if (equals === 1 || colon === -1) return null;
    if (equals === -1) {
      // As programs do, skips one without a value after others.
      if (parameters.size === 0) return null;
      rest = rest.slice(colon);
      continue;
    }
    const key = rest.slice(1, equals).toUpperCase();
    const read = readParameter(key, rest.slice(equals + 1));
    if (!read) return null;
    parameters.set(key, read.value);
    rest = read.rest;
  }
  if (!rest.startsWith(':')) return null;
  const isHalf =
    parameters.get('VALUE')?.toUpperCase() === 'PERIOD' && !/^RDATE$/i.test(name) && !rest.includes('/');
  return isHalf ? null : { name: name.toUpperCase(), parameters, value: rest.slice(1) };
}
