/** The naive reader's VTIMEZONE (RFC 5545, 3.6.5): every change of the clock, written out. */
import { naiveSeries, TooLong } from '@/tools/calendar-fuzz/naive-series';
import type { Offset } from '@/tools/calendar-fuzz/naive-zones';

interface Change {
  moment: number;
  from: number;
  to: number;
}

function wallIn(text: string): number | null {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z?$/.exec(text)?.slice(1).map(Number);
  if (!parts) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function offsetIn(text: string): number | null {
  const parts = /^([+-])(\d\d):?(\d\d)(\d\d)?$/.exec(text);
  if (!parts) return null;
  const size = (Number(parts[2]) * 3600 + Number(parts[3]) * 60 + Number(parts[4] ?? 0)) * 1000;
  return parts[1] === '-' ? -size : size;
}

interface Line {
  name: string;
  value: string;
}

const lineOf = (line: string): Line => ({
  name: (line.split(/[;:]/, 1)[0] ?? '').toUpperCase(),
  value: line.slice(line.indexOf(':') + 1).trim(),
});

/** For a rule that began before 1970, that day in 1970: no night depends on earlier years. */
function recent(wall: number, rule: string): number {
  if (wall >= 0) return wall;
  if (/(?:COUNT|INTERVAL)=(?!1(?:;|$))/i.test(rule)) throw new TooLong();
  const date = new Date(wall);
  return date.setUTCFullYear(1970);
}

/** The changes that a STANDARD or DAYLIGHT brings, up to the day `last`; null if it cannot be read. */
function changesIn(lines: readonly Line[], last: number): Change[] | null {
  const value = (name: string) => lines.find((line) => line.name === name)?.value ?? '';
  const [from, to, start] = [
    offsetIn(value('TZOFFSETFROM')),
    offsetIn(value('TZOFFSETTO')),
    wallIn(value('DTSTART')),
  ];
  if (from === null || to === null || start === null) return null;
  const clock = () => from;
  const walls = [start];
  for (const { name, value: text } of lines) {
    if (name === 'RDATE') walls.push(...text.split(',').flatMap((item) => wallIn(item) ?? []));
    if (name !== 'RRULE') continue;
    const found = naiveSeries(text, { wall: recent(start, text), clock, isUtc: false }, last, clock);
    if (found === null || found === 'within a day') return null;
    walls.push(...found);
  }
  return walls.map((wall) => ({ moment: wall - from, from, to }));
}

function read(text: readonly string[], last: number): Offset | null {
  const parts: Line[][] = [];
  for (const line of text) {
    if (/^BEGIN:\s*(?:STANDARD|DAYLIGHT)$/i.test(line)) parts.push([]);
    else parts.at(-1)?.push(lineOf(line));
  }
  const changes = parts.map((lines) => changesIn(lines, last));
  if (parts.length === 0 || changes.includes(null)) return null;
  const all = changes.flatMap((one) => one ?? []).toSorted((a, b) => a.moment - b.moment);
  return (moment) => all.findLast((change) => change.moment <= moment)?.to ?? all[0]?.from ?? 0;
}

/** Reading one is slow, and most feeds have the same ones. */
const known = new Map<string, Offset | null>();
const MOST_KNOWN = 300;

/** The clock of the last VTIMEZONE of that name, if it can be read. */
export function writtenOffset(
  timezones: readonly (readonly string[])[],
  name: string,
  [, last]: readonly [number, number],
): Offset | null {
  const named = timezones.filter(
    (lines) => lines.map(lineOf).find((line) => line.name === 'TZID')?.value === name,
  );
  const text = named.at(-1);
  if (!text) return null;
  const key = `${last} ${text.join('\n')}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const made = read(text, last + 400);
  known.set(key, made);
  return made;
}
