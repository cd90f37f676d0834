import 'server-only';

import type { EventTime } from '@/server/features/calendar-feeds/event-time';
import { readRule } from '@/server/features/calendar-feeds/recurrence-rule';
import { repeat } from '@/server/features/calendar-feeds/repeat';
import type { Zone } from '@/server/features/calendar-feeds/zone';

/** A zone as a calendar itself defines it: VTIMEZONE, RFC 5545 3.6.5. */

/** Changes from one offset to another, in milliseconds, at wall-clock times of the offset before. */
interface Observance {
  from: number;
  to: number;
  onsets: number[];
}

type ClockTime = Extract<EventTime, { kind: 'clock' }>;
type Span = readonly [from: number, to: number];

const DATE_TIME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z?$/;

function wallOfText(text: string): number | null {
  const parts = DATE_TIME.exec(text)?.slice(1).map(Number);
  if (!parts) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function offsetOfText(text: string): number | null {
  const [, sign, hours, minutes, seconds] = /^([+-])(\d\d):?(\d\d)(\d\d)?$/.exec(text) ?? [];
  if (sign === undefined) return null;
  const size = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds ?? 0);
  return (sign === '-' ? -size : size) * 1000;
}

const nameOf = (line: string) => line.split(/[;:]/, 1)[0]?.toUpperCase() ?? '';
const valueOf = (line: string) => line.slice(line.indexOf(':') + 1).trim();

function onsetsOf(start: ClockTime, lines: readonly string[], span: Span): number[] | null {
  const onsets = [start.wall];
  for (const line of lines) {
    if (nameOf(line) === 'RDATE') {
      onsets.push(
        ...valueOf(line)
          .split(',')
          .map(wallOfText)
          .filter((wall) => wall !== null),
      );
    }
    if (nameOf(line) !== 'RRULE') continue;
    const rule = readRule(valueOf(line), start, { of: () => start.zone });
    if (rule === null || rule === 'within a day') return null;
    onsets.push(...repeat(rule, start, span));
  }
  return onsets;
}

function readObservance(lines: readonly string[], span: Span): Observance | null {
  const text = (name: string) => valueOf(lines.find((line) => nameOf(line) === name) ?? ':');
  const [from, to, start] = [
    offsetOfText(text('TZOFFSETFROM')),
    offsetOfText(text('TZOFFSETTO')),
    wallOfText(text('DTSTART')),
  ];
  if (from === null || to === null || start === null) return null;
  // Its onsets are given on the clock before the change.
  const zone = { offsetAt: () => from };
  const onsets = onsetsOf({ kind: 'clock', wall: start, zone }, lines, span);
  return onsets && { from, to, onsets };
}

/** The lines of each STANDARD and DAYLIGHT. */
function observancesIn(text: string): string[][] {
  const found: string[][] = [];
  for (const line of text.split('\r\n')) {
    if (/^BEGIN:\s*(?:STANDARD|DAYLIGHT)$/i.test(line)) found.push([]);
    else found.at(-1)?.push(line);
  }
  return found;
}

/** The TZID of a VTIMEZONE, if any. */
export function writtenName(text: string): string | null {
  const line = text.split('\r\n').find((one) => nameOf(one) === 'TZID');
  return line === undefined ? null : valueOf(line);
}

/** The zone of a VTIMEZONE, exact for times within `span` (milliseconds); null if it cannot be read. */
export function writtenZone(text: string, span: Span): Zone | null {
  const read = observancesIn(text).map((lines) => readObservance(lines, span));
  const observances = read.filter((one) => one !== null);
  if (read.length === 0 || observances.length < read.length) return null;
  const changes = observances
    .flatMap(({ from, to, onsets }) => onsets.map((wall) => ({ from, to, moment: wall - from })))
    .toSorted((a, b) => a.moment - b.moment);
  const before = changes[0]?.from ?? 0;
  return {
    offsetAt: (moment) => changes.findLast((change) => change.moment <= moment)?.to ?? before,
  };
}
