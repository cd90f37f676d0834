import 'server-only';

import { MAX_LINKED_CALENDARS } from '@/lib/calendar-feeds/contract';
import { feedFaultText } from '@/lib/calendar-feeds/faults';
import { linkedCalendarTexts } from '@/lib/texts/calendar-feeds';
import type { Prisma } from '@/prisma/generated/client';
import { newLink, readFeed } from '@/server/features/calendar-feeds/read-feed';
import type { FeedReading } from '@/server/features/calendar-feeds/read-feed';
import { feedSelect } from '@/server/features/calendar-feeds/record-reading';
import type { FeedState } from '@/server/features/calendar-feeds/record-reading';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';
import { invalid } from '@/server/http/errors';

/**
 * Reads a calendar that somebody wants to link to a home of this owner.
 * @throws DomainError 422 on `url` when it cannot be read
 */
export async function readChosen(url: string, ownerId: number): Promise<FeedReading> {
  const reading = await readFeed(newLink(url), { ownerId, lane: 'leisure' });
  if (reading.outcome.kind === 'failed') throw invalid({ url: [feedFaultText(reading.outcome.fault.kept)] });
  return reading;
}

/**
 * For one link more.
 * @throws DomainError 422 on `url` when the listing has as many as it may
 */
export async function demandRoom(listingId: number, db: Tx = prisma()): Promise<void> {
  const count = await db.calendarFeed.count({ where: { listingId } });
  if (count < MAX_LINKED_CALENDARS) return;
  throw invalid({ url: [linkedCalendarTexts.tooMany(MAX_LINKED_CALENDARS)] });
}

type NewLink = Pick<Prisma.CalendarFeedUncheckedCreateInput, 'listingId' | 'source' | 'name' | 'url'>;

/**
 * Points a link at an address, in the transaction that holds the calendar. Nothing known about the old one holds for
 * another: `isChosen` says whether it is another.
 */
export async function pointLink(
  tx: Tx,
  known: { id: number; url: string },
  { name, url }: { name?: string; url: string },
): Promise<{ feed: FeedState; isChosen: boolean }> {
  const isChosen = known.url !== url;
  const feed = await tx.calendarFeed.update({
    where: { id: known.id },
    data: { name, ...(isChosen && { url, etag: null, lastModified: null, emptyCount: 0, emptySince: null }) },
    select: feedSelect,
  });
  return { feed, isChosen };
}

/**
 * Adds a link, in the transaction that holds the listing's calendar: nobody adds another meanwhile.
 * @throws DomainError 422 on `url` for the seventh
 */
export async function addLink(tx: Tx, data: NewLink): Promise<FeedState> {
  await demandRoom(data.listingId, tx);
  return tx.calendarFeed.create({ data, select: feedSelect });
}
