import 'server-only';

import type { FeedOutcomeDto } from '@/lib/calendar-feeds/contract';
import { isImportedSource } from '@/lib/listings/calendar-sources';
import type { CalendarFeed, Prisma } from '@/prisma/generated/client';
import { queueConflictMail } from '@/server/features/calendar-feeds/conflict-mail';
import { FeedFault } from '@/server/features/calendar-feeds/feed-fault';
import { hasComingDays, importDays } from '@/server/features/calendar-feeds/import-days';
import { saysNothing } from '@/server/features/calendar-feeds/read-calendar';
import type { CalendarContents } from '@/server/features/calendar-feeds/read-calendar';
import type { FeedOutcome, FeedReading } from '@/server/features/calendar-feeds/read-feed';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';

const MINUTE = 60_000;
/** Less often while it fails: docs/rules/calendar-feeds.md#reading. */
export const EVERY_MS = 15 * MINUTE;
const LONGEST_PAUSE_MS = 4 * 60 * MINUTE;
/** The longest Retry-After that is honoured. */
const LONGEST_ASKED_MS = 24 * 60 * MINUTE;
/** An empty calendar is accepted after it was seen this often, over this long (docs/rules/calendar-feeds.md#faults). */
const EMPTY_READS = 3;
const EMPTY_MS = 30 * MINUTE;

/** The columns that applying a reading needs. */
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

/** Milliseconds until the next attempt: 15 minutes, half an hour, an hour … four hours. */
export function pauseAfter(failures: number, retryAfterSeconds = 0): number {
  const pause = Math.min(EVERY_MS * 2 ** Math.min(failures - 1, 10), LONGEST_PAUSE_MS);
  return Math.max(pause, Math.min(retryAfterSeconds * 1000, LONGEST_ASKED_MS));
}

type Change = Prisma.CalendarFeedUncheckedUpdateManyInput;

/** A link's state after a reading without days. */
type Standing = Pick<
  CalendarFeed,
  'failures' | 'failingSince' | 'error' | 'nextRunAt' | 'emptyCount' | 'emptySince'
> & { lastSuccessAt?: Date };

function failed(feed: FeedState, at: Date, fault: FeedFault): Standing {
  const failures = feed.failures + 1;
  return {
    failures,
    failingSince: feed.failingSince ?? at,
    error: fault.stored,
    nextRunAt: after(at, pauseAfter(failures, fault.retryAfter)),
    // It has to be empty several times in a row; a fault starts the count again.
    emptyCount: 0,
    emptySince: null,
  };
}

function succeeded(at: Date, error: string | null): Standing {
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

/** Null once it was seen empty often and long enough. */
function doubted(feed: FeedState, at: Date): Standing | null {
  const emptySince = feed.emptySince ?? at;
  const emptyCount = feed.emptyCount + 1;
  if (emptyCount >= EMPTY_READS && at.getTime() - emptySince.getTime() >= EMPTY_MS) return null;
  return {
    emptyCount,
    emptySince,
    failures: 0,
    failingSince: feed.failingSince ?? at,
    error: new FeedFault('suddenly_empty').stored,
    nextRunAt: after(at, EVERY_MS),
  };
}

/** A warning stays while the calendar is unchanged. */
const warningOf = ({ failingSince, error }: FeedState) => (failingSince ? null : error);

/** An outcome that leaves the listing's days as they are. */
export type DaylessOutcome = Exclude<FeedOutcome, { kind: 'read' }>;

export function standingAfter(feed: FeedState, at: Date, outcome: DaylessOutcome): Standing {
  return outcome.kind === 'failed' ? failed(feed, at, outcome.fault) : succeeded(at, warningOf(feed));
}

/** What became of the events, as stored with the link. */
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

/** The warning for the owner about a calendar that was read, if any. */
function warningOfContents({ skipped, unknownZones: [zone] }: CalendarContents): string | null {
  if (skipped > 0) return new FeedFault('skipped_events', { detail: skipped }).stored;
  return zone === undefined ? null : new FeedFault('unknown_zone', { detail: zone }).stored;
}

export type WholeOutcome = Extract<FeedOutcome, { kind: 'read' }>;

/** A link's state after a whole reading; `echoes` ranges were our own. */
export function standingAfterWhole(at: Date, outcome: WholeOutcome, echoes: number) {
  const { contents, contentHash, etag, lastModified } = outcome;
  return {
    ...succeeded(at, warningOfContents(contents)),
    lastReadAt: at,
    ...{ etag, lastModified, contentHash },
    outcome: outcomeOf(at, contents, echoes),
  };
}

interface Reading {
  at: Date;
  outcome: FeedOutcome;
  /** The owner has just added this calendar: whatever it says counts, even if it is empty. */
  isChosen: boolean;
}

/** Applies a reading to the link and to the listing's days; this transaction holds the calendar lock. */
export async function applyReading(
  tx: Tx,
  feed: FeedState,
  { at, outcome, isChosen }: Reading,
): Promise<void> {
  const { source } = feed;
  if (!isImportedSource(source)) return;
  const save = async (change: Change) => {
    await tx.calendarFeed.updateMany({ where: { id: feed.id }, data: { lastAttemptAt: at, ...change } });
  };
  if (outcome.kind !== 'read') return save(standingAfter(feed, at, outcome));
  const { contents } = outcome;
  if (saysNothing(contents) && !isChosen && (await hasComingDays(tx, feed.id))) {
    const doubt = doubted(feed, at);
    if (doubt) return save(doubt);
  }
  const target = { id: feed.id, listingId: feed.listingId, source };
  const { conflicts, echoes } = await importDays(tx, target, contents.ranges);
  await queueConflictMail(tx, { ...target, name: feed.name, at, conflicts });
  await save(standingAfterWhole(at, outcome, echoes));
}

/** The current link, with its listing's calendar locked by this transaction; null if it is gone. */
async function holdFeed(tx: Tx, id: number): Promise<FeedState | null> {
  // A separate statement, so that the next one sees what was written before the lock.
  await tx.$queryRaw`SELECT hold_calendars(ARRAY(SELECT listing_id FROM calendar_feeds WHERE id = ${id}::int))`;
  return tx.calendarFeed.findUnique({ where: { id }, select: feedSelect });
}

/**
 * Records a reading in one transaction. Ignored if the link's address has changed meanwhile, or if the reading began
 * before the last recorded one.
 */
export function recordReading(id: number, { url, startedAt, outcome }: FeedReading): Promise<void> {
  return transaction(async (tx) => {
    const feed = await holdFeed(tx, id);
    if (!feed || feed.url !== url) return;
    if (feed.lastAttemptAt && feed.lastAttemptAt > startedAt) return;
    await applyReading(tx, feed, { at: startedAt, outcome, isChosen: false });
  });
}
