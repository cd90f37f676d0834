import 'server-only';

import type { Day } from '@/lib/dates/day';
import { merge } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import type { FeedRange } from '@/server/features/calendar-feeds/read-calendar';

/**
 * What has to change so that a listing's days equal what its linked calendar says now. A calendar is a whole snapshot:
 * what it no longer names is free again, except for the past, which is never rewritten.
 */

/** An imported range that is there. */
export interface ImportedRow extends DayRange {
  id: number;
  summary: string | null;
}

export interface ImportPlan {
  added: FeedRange[];
  /** Rows that get another end or another summary. */
  changed: { id: number; end: Day; summary: string }[];
  removed: number[];
  /** Ranges left out because they are wholly ours. */
  echoes: number;
}

export interface ImportQuestion {
  today: Day;
  /** What the calendar says, from today on. */
  ranges: readonly FeedRange[];
  /** The feed's rows that end after today. */
  rows: readonly ImportedRow[];
  /** Our own stays and blocks, which other platforms send back to us. */
  own: readonly DayRange[];
}

/** A range that is wholly ours is our echo; one that reaches beyond ours is not. */
function withoutEcho(ranges: readonly FeedRange[], own: readonly DayRange[]): FeedRange[] {
  const ours = merge(own);
  return ranges.filter((range) => !ours.some(({ start, end }) => start <= range.start && range.end <= end));
}

/** Takes the first matching range out of the list. */
function take(ranges: FeedRange[], fits: (range: FeedRange) => boolean): FeedRange | null {
  const at = ranges.findIndex(fits);
  return at === -1 ? null : (ranges.splice(at, 1)[0] ?? null);
}

/** Compares what is there with what should be; equal days are not touched. */
export function planImport({ today, ranges, rows, own }: ImportQuestion): ImportPlan {
  const wanted = withoutEcho(ranges, own);
  const plan: ImportPlan = { added: [], changed: [], removed: [], echoes: ranges.length - wanted.length };
  const keep = (row: ImportedRow, { end, summary }: FeedRange) => {
    if (row.end !== end || (row.summary ?? '') !== summary) plan.changed.push({ id: row.id, end, summary });
  };
  const running = rows.filter(({ start }) => start < today);
  const unmatched: ImportedRow[] = [];
  for (const row of running) {
    // A stay under way: some platforms let it begin anew every day.
    const range = take(wanted, ({ start, end }) => start === today && end === row.end);
    if (range) keep(row, range);
    else unmatched.push(row);
  }
  for (const row of unmatched) {
    const range = take(wanted, ({ start }) => start === today);
    // Its past nights were taken; from today on they are not.
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
