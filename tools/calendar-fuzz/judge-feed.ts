/**
 * Judges how the product reads a feed: compares the nights taken after importing it over its undamaged sample with
 * those by the naive reader.
 */
import { addDays, addMonths, dayFromNumber, dayNumber } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { FeedFault } from '@/server/features/calendar-feeds/feed-fault';
import { planImport } from '@/server/features/calendar-feeds/plan-import';
import type { ImportedRow } from '@/server/features/calendar-feeds/plan-import';
import { readCalendar, saysNothing } from '@/server/features/calendar-feeds/read-calendar';
import type { CalendarContents } from '@/server/features/calendar-feeds/read-calendar';
import { naiveFeed } from '@/tools/calendar-fuzz/naive-feed';
import type { NaiveFeed } from '@/tools/calendar-fuzz/naive-feed';
import { TooLong } from '@/tools/calendar-fuzz/naive-series';
import type { SampleFeed } from '@/tools/calendar-fuzz/sample-feeds';

/** As far as the product reads ahead (docs/rules/recurring-events.md#series). */
const MONTHS = 24;
/** Days on which feeds are read: the samples have stays before, on and after them. */
export const days: readonly Day[] = ['2027-01-01', '2027-07-06', '2028-07-02'];

export interface Reading {
  bytes: Uint8Array;
  charset: string | null;
  today: Day;
}

/** The outcome for a feed. `refused` and `unclear` (a rule too long to compare) are no faults. */
export interface Judgement {
  outcome: 'read' | 'refused' | 'unclear';
  /** What is wrong, if anything. */
  wrong: string | null;
}

/** How feeds are read: as the product does, or by a reader broken on purpose. */
export type Reader = typeof readCalendar;

const windowOf = (today: Day) => ({ start: today, end: addMonths(today, MONTHS) });

const imported = new Map<string, ImportedRow[]>();

/** The rows of a sample that was imported ten days ago, as they are today. */
export function rowsOf({ name, bytes }: SampleFeed, today: Day): ImportedRow[] {
  const key = `${name} ${today}`;
  const known = imported.get(key);
  if (known) return known;
  const rows = readBefore(bytes, addDays(today, -10))
    .map((range, at) => ({ ...range, id: at + 1 }))
    .filter(({ end }) => end > today);
  imported.set(key, rows);
  return rows;
}

function readBefore(bytes: Uint8Array, day: Day) {
  const contents = readWith(readCalendar, { bytes, charset: null, today: day });
  return contents === null || typeof contents === 'string' ? [] : contents.ranges;
}

/** Null for a refused feed; a text for an unexpected error. */
function readWith(read: Reader, { bytes, charset, today }: Reading): CalendarContents | string | null {
  try {
    return read(bytes, charset, windowOf(today));
  } catch (error) {
    if (error instanceof FeedFault) return null;
    return `thrown: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
}

/** The rows after a whole reading (as server/features/calendar-feeds/record-reading.ts, but at once). */
function importRows(contents: CalendarContents | null, rows: readonly ImportedRow[], today: Day) {
  if (contents === null || (saysNothing(contents) && rows.length > 0)) return rows;
  const ranges = contents.ranges.filter(({ end }) => end > today);
  const { added, changed, removed } = planImport({ today, ranges, rows, own: [] });
  const kept = rows.filter(({ id }) => !removed.includes(id));
  return [...kept.map((row) => ({ ...row, ...changed.find(({ id }) => id === row.id) })), ...added];
}

function nightsOf(ranges: readonly { start: Day; end: Day }[]): Set<number> {
  const nights = new Set<number>();
  for (const { start, end } of ranges) {
    for (let night = dayNumber(start); night < dayNumber(end); night += 1) nights.add(night);
  }
  return nights;
}

const without = (all: ReadonlySet<number>, others: ReadonlySet<number>) =>
  [...all].filter((night) => !others.has(night)).toSorted((a, b) => a - b);

const listed = (what: string, nights: readonly number[]) =>
  nights.length === 0
    ? []
    : [`${what} ${nights.slice(0, 5).map(dayFromNumber).join(' ')} (${nights.length})`];

/** The nights that are taken once the naive reader's feed is imported. */
function expectedNights(feed: NaiveFeed | null, before: ReadonlySet<number>, today: Day): Set<number> {
  const saysAnything = feed !== null && feed.events > feed.unread;
  if (!feed || (!saysAnything && before.size > 0)) return new Set(before);
  const first = dayNumber(today);
  return new Set([...[...before].filter((night) => night < first), ...feed.taken]);
}

export interface Judging {
  read?: Reader;
  /** Called when the naive reader's turn comes. */
  onTurn?: () => void;
}

/** Compares how the product and the naive reader read a feed. */
export function judgeFeed(
  reading: Reading,
  rows: readonly ImportedRow[],
  { read = readCalendar, onTurn }: Judging = {},
): Judgement {
  const contents = readWith(read, reading);
  if (typeof contents === 'string') return { outcome: 'read', wrong: contents };
  onTurn?.();
  const { bytes, charset, today } = reading;
  const window = windowOf(today);
  const outcome = contents ? 'read' : 'refused';
  try {
    const naive = naiveFeed(bytes, charset, [dayNumber(window.start), dayNumber(window.end) - 1]);
    const wrong = differences(contents, naive, { rows, today });
    return { outcome, wrong: wrong.length > 0 ? wrong.join('; ') : null };
  } catch (error) {
    if (error instanceof TooLong) return { outcome: 'unclear', wrong: null };
    throw error;
  }
}

function differences(
  contents: CalendarContents | null,
  naive: NaiveFeed | null,
  { rows, today }: { rows: readonly ImportedRow[]; today: Day },
): string[] {
  const after = nightsOf(importRows(contents, rows, today));
  const expected = expectedNights(naive, nightsOf(rows), today);
  const refusals = contents ? (naive ? [] : ['read what is to be refused']) : ['refused what can be read'];
  return [
    ...listed('freed', without(expected, after)),
    ...listed('blocked', without(after, expected)),
    ...(!contents && !naive ? [] : refusals),
    ...(contents && naive && contents.skipped !== naive.unread
      ? [`told ${contents.skipped} of ${naive.unread} events that cannot be read`]
      : []),
  ];
}
