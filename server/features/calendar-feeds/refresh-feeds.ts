import 'server-only';

import { setTimeout } from 'node:timers/promises';
import type { Prisma } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { log } from '@/server/log';
import { untilReadingEnds, withReadingLease } from '@/server/features/calendar-feeds/lease-reading';
import { logReading } from '@/server/features/calendar-feeds/log-reading';
import { readFeed } from '@/server/features/calendar-feeds/read-feed';
import type { ReadingLane } from '@/server/features/calendar-feeds/read-feed';
import { recordReading } from '@/server/features/calendar-feeds/record-reading';
import { DomainError } from '@/server/http/errors';

const knownFeedSelect = {
  id: true,
  listingId: true,
  url: true,
  etag: true,
  lastModified: true,
  contentHash: true,
  lastReadAt: true,
  emptyCount: true,
  listing: { select: { userId: true } },
} as const;

/** Callers who only want to know what is new believe a reading that began less than this ago. */
const BELIEVED_MS = 60_000;

interface Refreshing {
  lane: ReadingLane;
  /** Called once, before the first link is actually fetched; if it throws, nothing is fetched. */
  before?: () => Promise<void>;
}

async function readAndRecord(feedId: number, { before, lane }: Refreshing): Promise<void> {
  await before?.();
  const feed = await prisma().calendarFeed.findUnique({ where: { id: feedId }, select: knownFeedSelect });
  if (!feed) return;
  const reading = await readFeed(feed, { ownerId: feed.listing.userId, lane });
  logReading(feed, reading);
  await recordReading(feed.id, reading);
}

/** Links not read since this moment. */
const unreadSince = (moment: Date) => ({ OR: [{ lastAttemptAt: null }, { lastAttemptAt: { lt: moment } }] });

/** Reads a link, or waits for whoever is reading it now and uses that result. */
async function refresh(feedId: number, options: Refreshing): Promise<void> {
  const believed = new Date(Date.now() - BELIEVED_MS);
  for (;;) {
    if (await withReadingLease(feedId, () => readAndRecord(feedId, options))) return;
    await untilReadingEnds(feedId);
    // The other reader may have given up or died.
    const where = { id: feedId, ...unreadSince(believed) };
    if ((await prisma().calendarFeed.count({ where })) === 0) return;
  }
}

/** Reads one linked calendar now and records the result; does nothing if the link no longer exists. */
export function refreshFeed(id: number): Promise<void> {
  return refresh(id, { lane: 'leisure' });
}

const idsOf = async (where: Prisma.CalendarFeedWhereInput) =>
  (await prisma().calendarFeed.findMany({ where, select: { id: true } })).map(({ id }) => id);

/** The same for all linked calendars of a listing, in parallel. */
export async function refreshFeeds(listingId: number): Promise<void> {
  const ids = await idsOf({ listingId });
  await Promise.all(ids.map((id) => refresh(id, { lane: 'leisure' })));
}

/** As long as one reading can last once it has begun. */
const DECISION_MS = 15_000;

/** If a reading gets no turn in time, the last known state counts, as it does when a calendar fails. */
const isOutOfTurn = (reason: unknown) => reason instanceof DomainError && reason.code === 'unavailable';

/**
 * Before a decision: the same for calendars not read within the last minute. The decision uses what is known then, so
 * it waits only this long for slow calendars, its own or other people's; a reading that has begun goes on. `count` is
 * called once, if there is something to fetch that nobody else is fetching.
 */
export async function refreshStaleFeeds(listingId: number, count: () => Promise<void>): Promise<void> {
  const ids = await idsOf({ listingId, ...unreadSince(new Date(Date.now() - BELIEVED_MS)) });
  let counted: Promise<void> | undefined;
  const before = () => (counted ??= count());
  const readings = Promise.allSettled(ids.map((id) => refresh(id, { before, lane: 'decision' })));
  const patience = new AbortController();
  const results = await Promise.race([readings, setTimeout(DECISION_MS, [], { signal: patience.signal })]);
  patience.abort();
  const late = results.filter((result) => result.status === 'rejected' && isOutOfTurn(result.reason)).length;
  if (late > 0 || results.length < ids.length)
    log.warn({ listing: listingId }, 'a decision goes by what is known of calendars');
  for (const result of results)
    if (result.status === 'rejected' && !isOutOfTurn(result.reason)) throw result.reason;
}
