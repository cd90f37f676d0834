import 'server-only';

import type { Prisma } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { log } from '@/server/log';
import { untilReadingEnds, withReadingLease } from '@/server/calendar-feeds/lease-reading';
import { readFeed } from '@/server/calendar-feeds/read-feed';
import type { FeedLink, FeedReading } from '@/server/calendar-feeds/read-feed';
import { recordReading } from '@/server/calendar-feeds/record-reading';

const linkSelect = {
  id: true,
  listingId: true,
  url: true,
  etag: true,
  lastModified: true,
  lastReadAt: true,
  emptyCount: true,
} as const;

interface KnownLink extends FeedLink {
  id: number;
  listingId: number;
}

/** Numbers alone: a link's address is a secret, and what a calendar says about guests stays out of the log. */
function logReading({ id, listingId }: KnownLink, { outcome }: FeedReading): void {
  const feed = { feed: id, listing: listingId };
  if (outcome.kind === 'failed') {
    log.warn({ ...feed, fault: outcome.fault.kept }, 'a calendar could not be read');
  } else if (outcome.kind === 'same') log.info(feed, 'a calendar is unchanged');
  else {
    const { ranges, events, cancelled, free, skipped } = outcome.contents;
    log.info({ ...feed, ranges: ranges.length, events, cancelled, free, skipped }, 'a calendar was read');
  }
}

/** Callers who only want to know what is new believe a reading that began less than this ago. */
const BELIEVED_MS = 60_000;

interface Refreshing {
  /** Called once, before the first link is really fetched; if it throws, nothing is fetched. */
  before?: () => Promise<void>;
}

async function readAndRecord(feedId: number, { before }: Refreshing): Promise<void> {
  await before?.();
  const link = await prisma().calendarFeed.findUnique({ where: { id: feedId }, select: linkSelect });
  if (!link) return;
  const reading = await readFeed(link);
  logReading(link, reading);
  await recordReading(link.id, reading);
}

/** Links that nobody has read since this moment. */
const unreadSince = (moment: Date) => ({ OR: [{ lastAttemptAt: null }, { lastAttemptAt: { lt: moment } }] });

/** Reads a link, or waits for its present reader and takes that result. */
async function refresh(feedId: number, options: Refreshing): Promise<void> {
  const believed = new Date(Date.now() - BELIEVED_MS);
  for (;;) {
    if (await withReadingLease(feedId, () => readAndRecord(feedId, options))) return;
    await untilReadingEnds(feedId);
    // The other reader may have given up, or died.
    const where = { id: feedId, ...unreadSince(believed) };
    if ((await prisma().calendarFeed.count({ where })) === 0) return;
  }
}

/** Reads one linked calendar now and records the result; does nothing when the link is gone. */
export function refreshFeed(id: number): Promise<void> {
  return refresh(id, {});
}

const idsOf = async (where: Prisma.CalendarFeedWhereInput) =>
  (await prisma().calendarFeed.findMany({ where, select: { id: true } })).map(({ id }) => id);

/** The same for all linked calendars of a listing, side by side. */
export async function refreshFeeds(listingId: number): Promise<void> {
  const ids = await idsOf({ listingId });
  await Promise.all(ids.map((id) => refresh(id, {})));
}

/**
 * The same for those not read within the last minute. `count` is called once when there is something to fetch that
 * nobody else is fetching.
 */
export async function refreshStaleFeeds(listingId: number, count: () => Promise<void>): Promise<void> {
  const ids = await idsOf({ listingId, ...unreadSince(new Date(Date.now() - BELIEVED_MS)) });
  let counted: Promise<void> | undefined;
  const before = () => (counted ??= count());
  const results = await Promise.allSettled(ids.map((id) => refresh(id, { before })));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
