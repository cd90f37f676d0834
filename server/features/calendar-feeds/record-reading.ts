import 'server-only';

import type { FeedOutcomeDto } from '@/lib/calendar-feeds/contract';
import { isImportedSource } from '@/lib/listings/calendar-sources';
import type { Prisma } from '@/prisma/generated/client';
import { queueConflictMail } from '@/server/features/calendar-feeds/conflict-mail';
import { FeedFault } from '@/server/features/calendar-feeds/feed-fault';
import { hasComingDays, importDays } from '@/server/features/calendar-feeds/import-days';
import type { CalendarContents } from '@/server/features/calendar-feeds/read-calendar';
import type { FeedOutcome, FeedReading } from '@/server/features/calendar-feeds/read-feed';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { lockCalendar } from '@/server/lock-order';

const MINUTE = 60_000;
/** Less often while it fails: docs/rules/calendar-feeds.md#reading. */
const EVERY_MS = 15 * MINUTE;
const LONGEST_PAUSE_MS = 4 * 60 * MINUTE;
/** As long as anybody can ask to be left alone. */
const LONGEST_ASKED_MS = 24 * 60 * MINUTE;
/** An emptiness is believed when it was seen this often, over this long (docs/rules/calendar-feeds.md#faults). */
const EMPTY_READS = 3;
const EMPTY_MS = 30 * MINUTE;

/** What applying a reading goes by. */
export const feedSelect = {
  id: true,
  listingId: true,
  source: true,
  name: true,
  url: true,
  lastAttemptAt: true,
  failingSince: true,
  failures: true,
  error: true,
  emptySince: true,
  emptyCount: true,
} as const satisfies Prisma.CalendarFeedSelect;
export type FeedState = Prisma.CalendarFeedGetPayload<{ select: typeof feedSelect }>;

const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

/** 15 minutes, half an hour, an hour … four hours. */
export function pauseAfter(failures: number, retryAfterSeconds = 0): number {
  const pause = Math.min(EVERY_MS * 2 ** Math.min(failures - 1, 10), LONGEST_PAUSE_MS);
  return Math.max(pause, Math.min(retryAfterSeconds * 1000, LONGEST_ASKED_MS));
}

type Change = Prisma.CalendarFeedUncheckedUpdateInput;

function failed(feed: FeedState, at: Date, fault: FeedFault): Change {
  const failures = feed.failures + 1;
  return {
    failures,
    failingSince: feed.failingSince ?? at,
    error: fault.kept,
    nextRunAt: after(at, pauseAfter(failures, fault.retryAfter)),
    // Three times empty in a row: a fault in between says nothing.
    emptyCount: 0,
    emptySince: null,
  };
}

function succeeded(at: Date, error: string | null): Change {
  return {
    failures: 0,
    failingSince: null,
    error,
    lastSuccessAt: at,
    nextRunAt: after(at, EVERY_MS),
    emptyCount: 0,
    emptySince: null,
  };
}

/** Null once the emptiness was seen often and long enough. */
function doubted(feed: FeedState, at: Date): Change | null {
  const emptySince = feed.emptySince ?? at;
  const emptyCount = feed.emptyCount + 1;
  if (emptyCount >= EMPTY_READS && at.getTime() - emptySince.getTime() >= EMPTY_MS) return null;
  return {
    emptyCount,
    emptySince,
    failures: 0,
    failingSince: feed.failingSince ?? at,
    error: new FeedFault('suddenly_empty').kept,
    nextRunAt: after(at, EVERY_MS),
  };
}

/** A warning outlives word that the calendar is unchanged. */
const warningOf = ({ failingSince, error }: FeedState) => (failingSince ? null : error);

/** What became of each event, as it is kept with the link. */
function outcomeOf(at: Date, contents: CalendarContents, own: number): FeedOutcomeDto {
  const { ranges, events, cancelled, free, outside, skipped: unreadable, unknownZones } = contents;
  const taken = ranges.length - own;
  return {
    read_at: at.toISOString(),
    events,
    taken,
    own,
    cancelled,
    free,
    outside,
    unreadable,
    unknown_zones: unknownZones,
  };
}

/** What its owner should look at of a calendar that was read. */
function warningOfContents({ skipped, unknownZones: [zone] }: CalendarContents): string | null {
  if (skipped > 0) return new FeedFault('skipped_events', { detail: skipped }).kept;
  return zone === undefined ? null : new FeedFault('unknown_zone', { detail: zone }).kept;
}

interface Reading {
  at: Date;
  outcome: FeedOutcome;
  /** The owner has just chosen this calendar: whatever it says is meant, even nothing at all. */
  isChosen: boolean;
}

/** Applies a reading to the link and to the listing's days; this transaction holds the calendar. */
export async function applyReading(
  tx: Tx,
  feed: FeedState,
  { at, outcome, isChosen }: Reading,
): Promise<void> {
  const { source } = feed;
  if (!isImportedSource(source)) return;
  const save = (change: Change) =>
    tx.calendarFeed.update({ where: { id: feed.id }, data: { lastAttemptAt: at, ...change } });
  if (outcome.kind === 'failed') return void (await save(failed(feed, at, outcome.fault)));
  if (outcome.kind === 'same') return void (await save(succeeded(at, warningOf(feed))));
  const { contents, etag, lastModified } = outcome;
  // Events that cannot be read say as little as no events.
  if (contents.events === contents.skipped && !isChosen && (await hasComingDays(tx, feed.id))) {
    const doubt = doubted(feed, at);
    if (doubt) return void (await save(doubt));
  }
  const target = { id: feed.id, listingId: feed.listingId, source };
  const { conflicts, echoes } = await importDays(tx, target, contents.ranges);
  await queueConflictMail(tx, { ...target, name: feed.name, at, conflicts });
  await save({
    ...succeeded(at, warningOfContents(contents)),
    lastReadAt: at,
    etag,
    lastModified,
    outcome: outcomeOf(at, contents, echoes),
  });
}

/** The link as it is now, with its listing's calendar held by this transaction; null when it is gone. */
async function holdFeed(tx: Tx, id: number): Promise<FeedState | null> {
  const known = await tx.calendarFeed.findUnique({ where: { id }, select: { listingId: true } });
  if (!known) return null;
  await lockCalendar(tx, known.listingId, null);
  return tx.calendarFeed.findUnique({ where: { id }, select: feedSelect });
}

/**
 * Writes down what a reading gave, in one transaction. A reading of an address that was changed meanwhile, or one that
 * began before the last recorded one, is old news and changes nothing.
 */
export function recordReading(id: number, { url, startedAt, outcome }: FeedReading): Promise<void> {
  return transaction(async (tx) => {
    const feed = await holdFeed(tx, id);
    if (!feed || feed.url !== url) return;
    if (feed.lastAttemptAt && feed.lastAttemptAt > startedAt) return;
    await applyReading(tx, feed, { at: startedAt, outcome, isChosen: false });
  });
}
