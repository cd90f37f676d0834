/**
 * Time zones for the naive reader: offsets as the runtime writes them, and wall clocks by trying moments one after the
 * other. Windows names are looked up in the product's table, which is data.
 */
import { windowsZone } from '@/server/features/calendar-feeds/windows-zones';

/** Milliseconds that the clock is ahead of UTC at a moment. */
export type Offset = (moment: number) => number;

const QUARTER = 15 * 60_000;
const DAY = 96 * QUARTER;

const named = new Map<string, Offset | null>();

/** By IANA name; null if the runtime knows none. */
export function ianaOffset(name: string): Offset | null {
  const known = named.get(name);
  if (known !== undefined) return known;
  const made = makeOffset(name);
  named.set(name, made);
  return made;
}

function makeOffset(name: string): Offset | null {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-GB', { timeZone: name, timeZoneName: 'longOffset' });
  } catch {
    return null;
  }
  const known = new Map<number, number>();
  return (moment) => {
    const quarter = Math.floor(moment / QUARTER);
    const before = known.get(quarter);
    if (before !== undefined) return before;
    const written = format.format(quarter * QUARTER);
    const [, sign, hours, minutes, seconds = '0'] = /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(written) ?? [];
    const size = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
    const offset = sign === undefined ? 0 : sign === '-' ? -size : size;
    known.set(quarter, offset);
    return offset;
  };
}

/** '/citadel.org/20210210_1/Europe/Brussels' ends with a name. */
export function offsetAfterPrefix(name: string): Offset | null {
  const parts = name.split('/').filter(Boolean);
  for (let from = Math.max(1, parts.length - 3); from < parts.length; from += 1) {
    const found = ianaOffset(parts.slice(from).join('/'));
    if (found) return found;
  }
  return null;
}

export const windowsOffset = (name: string): Offset | null => windowsZone(name)?.offsetAt ?? null;

/** The moments at which a clock shows a time, earliest first. */
function momentsShowing(offset: Offset, wall: number): number[] {
  const [before, after] = [offset(wall - DAY), offset(wall + DAY)];
  if (before === after) return [wall - before];
  const found: number[] = [];
  for (let moment = wall - DAY; moment <= wall + DAY; moment += QUARTER) {
    if (moment + offset(moment) === wall) found.push(moment);
  }
  return found;
}

/** Whether the clock ever shows this time: it skips some in spring. */
export const isShown = (offset: Offset, wall: number) => momentsShowing(offset, wall).length > 0;

/** RFC 5545, 3.3.5: the first of a repeated time; a skipped time by the offset before it. */
export const momentAt = (offset: Offset, wall: number) =>
  momentsShowing(offset, wall)[0] ?? wall - offset(wall - DAY);
