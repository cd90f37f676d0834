import 'server-only';

import type { Day } from '@/lib/dates/day';
import { merge } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import type { FeedRange } from '@/server/features/calendar-feeds/read-calendar';

/**
 * What has to change so that a listing's days match its linked calendar. A calendar is a complete snapshot: what it no
 * longer contains is free again, except in the past, which is never rewritten.
 */

/** A range that was imported earlier. */
export interface ImportedRow extends DayRange {
  id: number;
  summary: string | null;
}

export interface ImportPlan {
  added: FeedRange[];
  /** Rows whose end or summary changes. */
  changed: { id: number; end: Day; summary: string }[];
  removed: number[];
  /** Ranges left out because they only repeat our own. */
  echoes: number;
}

export interface ImportQuestion {
  today: Day;
  /** The calendar's ranges from today on. */
  ranges: readonly FeedRange[];
  /** This feed's rows that end after today. */
  rows: readonly ImportedRow[];
  /** Our own stays and blocks, which other platforms send back to us. */
  own: readonly DayRange[];
}

/** Drops the ranges that lie wholly within our own: they are echoes. One that reaches beyond ours is not. */
function withoutEcho(ranges: readonly FeedRange[], own: readonly DayRange[]): FeedRange[] {
  const ours = merge(own);
  return ranges.filter((range) => !ours.some(({ start, end }) => start <= range.start && range.end <= end));
}

/** Removes and returns the first matching range. */
function take(ranges: FeedRange[], fits: (range: FeedRange) => boolean): FeedRange | null {
  const at = ranges.findIndex(fits);
  return at === -1 ? null : (ranges.splice(at, 1)[0] ?? null);
}

/** Compares the imported rows with what the calendar says; unchanged days are not touched. */
export function planImport({ today, ranges, rows, own }: ImportQuestion): ImportPlan {
  const wanted = withoutEcho(ranges, own);
  const plan: ImportPlan = { added: [], changed: [], removed: [], echoes: ranges.length - wanted.length };
  const keep = (row: ImportedRow, { end, summary }: FeedRange) => {
    if (row.end !== end || (row.summary ?? '') !== summary) plan.changed.push({ id: row.id, end, summary });
  };
  const running = rows.filter(({ start }) => start < today);
  const unmatched: ImportedRow[] = [];
  for (const row of running) {
    // A stay in progress: some platforms report it as starting anew every day.
    const range = take(wanted, ({ start, end }) => start === today && end === row.end);
    if (range) keep(row, range);
    else unmatched.push(row);
  }
  for (const row of unmatched) {
    const range = take(wanted, ({ start }) => start === today);
    // Its past nights were taken; from today on they are free.
    keep(row, range ?? { start: row.start, end: today, summary: row.summary ?? '' });
  }
  for (const row of rows) {
    if (row.start < today) continue;
    const range = take(wanted, ({ start, end }) => start === row.start && end === row.end);
    if (range) keep(row, range);
    else plan.removed.push(row.id);
  }
  return { ...plan, added: wanted };
}
