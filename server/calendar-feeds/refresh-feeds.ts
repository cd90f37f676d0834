import 'server-only';

import { prisma } from '@/server/db';
import { log } from '@/server/log';
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

/** Numbers alone: a link's address is a secret, and what a calendar says of guests stays out of the log. */
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

async function refresh(link: KnownLink): Promise<void> {
  const reading = await readFeed(link);
  logReading(link, reading);
  await recordReading(link.id, reading);
}

/** Reads one linked calendar now and writes down what it gave; nothing happens when the link is gone. */
export async function refreshFeed(id: number): Promise<void> {
  const link = await prisma().calendarFeed.findUnique({ where: { id }, select: linkSelect });
  if (link) await refresh(link);
}

/** The same for all linked calendars of a listing, side by side. */
export async function refreshFeeds(listingId: number): Promise<void> {
  const links = await prisma().calendarFeed.findMany({ where: { listingId }, select: linkSelect });
  await Promise.all(links.map(refresh));
}
