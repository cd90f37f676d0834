import 'server-only';

import { MAX_FEEDS } from '@/lib/calendar-feeds/limits';
import { feedFaultText } from '@/lib/calendar-feeds/faults';
import { feedTexts } from '@/lib/texts/calendar-feeds';
import type { Prisma } from '@/prisma/generated/client';
import { newFeed, readFeed } from '@/server/features/calendar-feeds/read-feed';
import type { FeedReading } from '@/server/features/calendar-feeds/read-feed';
import { feedSelect } from '@/server/features/calendar-feeds/record-reading';
import type { FeedState } from '@/server/features/calendar-feeds/record-reading';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';
import { invalid } from '@/server/http/errors';

/**
 * Reads a calendar that is to be linked to one of this owner's listings.
 * @throws DomainError 422 on `url` if it cannot be read
 */
export async function readChosen(url: string, ownerId: number): Promise<FeedReading> {
  const reading = await readFeed(newFeed(url), { ownerId, lane: 'leisure' });
  if (reading.outcome.kind === 'failed')
    throw invalid({ url: [feedFaultText(reading.outcome.fault.stored)] });
  return reading;
}

/**
 * Makes sure that the listing may have one more link.
 * @throws DomainError 422 on `url` if it has the maximum
 */
export async function demandRoom(listingId: number, db: Tx = prisma()): Promise<void> {
  const count = await db.calendarFeed.count({ where: { listingId } });
  if (count < MAX_FEEDS) return;
  throw invalid({ url: [feedTexts.tooMany(MAX_FEEDS)] });
}

type NewFeed = Pick<Prisma.CalendarFeedUncheckedCreateInput, 'listingId' | 'source' | 'name' | 'url'>;

/**
 * Changes a link's address, in the transaction that holds the calendar lock. If the address is another one
 * (`isChosen`), everything known about the old one is dropped.
 */
export async function pointFeed(
  tx: Tx,
  known: { id: number; url: string },
  { name, url }: { name?: string; url: string },
): Promise<{ feed: FeedState; isChosen: boolean }> {
  const isChosen = known.url !== url;
  const feed = await tx.calendarFeed.update({
    where: { id: known.id },
    data: {
      name,
      ...(isChosen && {
        ...{ url, etag: null, lastModified: null, contentHash: null },
        ...{ emptyCount: 0, emptySince: null },
      }),
    },
    select: feedSelect,
  });
  return { feed, isChosen };
}

/**
 * Adds a link, in the transaction that holds the listing's calendar lock, so that nobody adds another meanwhile.
 * @throws DomainError 422 on `url` for the seventh
 */
export async function insertFeed(tx: Tx, data: NewFeed): Promise<FeedState> {
  await demandRoom(data.listingId, tx);
  return tx.calendarFeed.create({ data, select: feedSelect });
}
