import 'server-only';

import { createHash } from 'node:crypto';
import { calendarFileName } from '@/lib/calendar/file-name';
import { ownSources } from '@/lib/calendar/sources';
import { addYears, dayToUtcDate, startOfMonth, todayIn, utcDateToDay } from '@/lib/dates/day';
import { listingName } from '@/lib/listings/title';
import { buildFeed } from '@/server/calendar/build-feed';
import { prisma } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { hasCopy } from '@/server/http/has-copy';
import { consume } from '@/server/http/rate-limit';
import { fileReply, reply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';
import { findListing } from '@/server/listings/find-listing';
import { hasCalendarFeed } from '@/server/listings/policy';

/** A year back, by whole months: the bytes change with the stays, not with every day. */
const firstDayShown = () => addYears(startOfMonth(todayIn()), -1);

async function findFeed(ref: string): Promise<{ id: number; text: string }> {
  const listing = await findListing(ref);
  if (!listing || !hasCalendarFeed(listing)) throw new DomainError('listing_not_found');
  const rows = await prisma().occupancy.findMany({
    where: {
      listingId: listing.id,
      source: { in: [...ownSources] },
      endDate: { gt: dayToUtcDate(firstDayShown()) },
    },
    select: { uid: true, sequence: true, updatedAt: true, startDate: true, endDate: true },
    orderBy: { id: 'asc' },
  });
  const events = rows.map(({ startDate, endDate, ...event }) => ({
    ...event,
    start: utcDateToDay(startDate),
    end: utcDateToDay(endDate),
  }));
  const name = listingName({ name: listing.nameHolidayHome });
  return { id: listing.id, text: buildFeed(name, events) };
}

interface Asked {
  ref: string;
  headers: Headers;
  address: string;
}

/**
 * GET /api/listings/{id}/calendar: our stays and blocks for other platforms, which poll it. Those with this copy get a
 * 304, which counts in no limit.
 * @throws DomainError listing_not_found for a concept or a waiting listing, whoever asks
 */
export async function getFeed({ ref, headers, address }: Asked): Promise<Reply> {
  const { id, text } = await findFeed(ref);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const answer = { etag, 'cache-control': 'public, no-cache' };
  if (hasCopy(headers, etag)) return reply(undefined, { status: 304, headers: answer });
  await consume('reads', address);
  return fileReply(text, {
    ...answer,
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="${calendarFileName(id, new Date())}"`,
  });
}
