import 'server-only';

import { createHash } from 'node:crypto';
import { calendarFileName } from '@/lib/calendar/file-name';
import { ownSources } from '@/lib/listings/calendar-sources';
import { addYears, dayToUtcDate, startOfMonth, todayIn, utcDateToDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { merge } from '@/lib/dates/range';
import { listingName } from '@/lib/listings/title';
import { buildExport } from '@/server/features/calendar/build-export';
import type { ExportedEvent } from '@/server/features/calendar/build-export';
import { prisma } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { hasCopy } from '@/server/http/has-copy';
import { consume } from '@/server/http/rate-limit';
import { fileReply, reply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';
import { sign } from '@/server/keys';
import { findListing, unseen } from '@/server/features/listings/find-listing';
import type { KnownListing } from '@/server/features/listings/find-listing';
import { hasCalendarExport, hasSecretExport } from '@/server/features/listings/policy';

/** One year back, by whole months, so that the bytes change with the stays and not every day. */
const firstDayShown = () => addYears(startOfMonth(todayIn()), -1);

/** Our own stays and blocks that end after a day, in the order they were made. */
async function findOwn(listingId: number, day: Day) {
  const rows = await prisma().occupancy.findMany({
    where: { listingId, source: { in: [...ownSources] }, endDate: { gt: dayToUtcDate(day) } },
    select: { uid: true, sequence: true, updatedAt: true, startDate: true, endDate: true },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ startDate, endDate, ...row }) => ({
    ...row,
    start: utcDateToDay(startDate),
    end: utcDateToDay(endDate),
  }));
}

/** Each stay and block as its own event, with its change count; including those of the last year. */
async function separate(listingId: number): Promise<ExportedEvent[]> {
  const rows = await findOwn(listingId, firstDayShown());
  return rows.map(({ sequence, updatedAt, ...event }) => ({
    ...event,
    changes: { count: sequence, last: updatedAt },
  }));
}

/**
 * The nights taken from today on, and nothing else: not where one stay ends and the next begins, how many there are, or
 * when they were made. The uid of a range depends on its end: one that depended on its first stay would reveal where
 * that stay ended.
 */
async function merged(listingId: number): Promise<ExportedEvent[]> {
  const today = todayIn();
  return merge(await findOwn(listingId, today)).map(({ start, end }) => ({
    uid: sign('calendar-range', `${listingId} ${end}`),
    start: start < today ? today : start,
    end,
  }));
}

interface Asker {
  headers: Headers;
  address: string;
}

/** Clients that have this copy get a 304, which counts against no limit. */
async function answer(
  listing: KnownListing,
  events: readonly ExportedEvent[],
  { headers, address }: Asker,
  isPublic: boolean,
): Promise<Reply> {
  const text = buildExport(listingName({ name: listing.nameHolidayHome }), events);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const kept = { etag, 'cache-control': isPublic ? 'public, no-cache' : 'private, no-cache' };
  if (hasCopy(headers, etag)) return reply(undefined, { status: 304, headers: kept });
  await consume('reads', address);
  return fileReply(text, {
    ...kept,
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="${calendarFileName(listing.id, new Date())}"`,
  });
}

/**
 * GET /api/listings/{id}/calendar: the nights that our own stays and blocks take, for other platforms, which poll it.
 * @throws DomainError listing_not_found for a draft or a listing awaiting approval, whoever asks
 */
export async function getCalendarExport({ ref, ...asker }: Asker & { ref: string }): Promise<Reply> {
  const listing = await findListing(ref);
  if (!listing || !hasCalendarExport(listing)) throw unseen(listing);
  return answer(listing, await merged(listing.id), asker, true);
}

/**
 * GET /api/listings/{id}/calendar/{secret}: the same with stays and blocks as separate events, for whoever knows the
 * address.
 * @throws DomainError listing_not_found also if the secret is not, or no longer, the listing's
 */
export async function getSecretCalendarExport({
  ref,
  secret,
  ...asker
}: Asker & { ref: string; secret: string }): Promise<Reply> {
  const listing = await findListing(ref);
  const known =
    listing &&
    hasSecretExport(listing) &&
    (await prisma().calendarAddress.count({ where: { listingId: listing.id, secret } }));
  if (!listing || !known) {
    await consume('reads', asker.address);
    throw new DomainError('listing_not_found');
  }
  return answer(listing, await separate(listing.id), asker, false);
}
