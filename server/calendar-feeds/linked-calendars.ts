import 'server-only';

import type { LinkedCalendarDto, LinkedCalendarInput } from '@/lib/calendar-feeds/contract';
import type { Actor } from '@/server/auth/actor';
import { addLink, demandRoom, readChosen } from '@/server/calendar-feeds/add-link';
import { applyReading } from '@/server/calendar-feeds/record-reading';
import { linkedSelect } from '@/server/calendar-feeds/select';
import { serializeLinked } from '@/server/calendar-feeds/serialize';
import { prisma, transaction } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { consume } from '@/server/http/rate-limit';
import { getListingFor } from '@/server/listings/find-listing';
import { mayEditListing } from '@/server/listings/policy';
import { lockCalendar } from '@/server/lock-order';
import { NamedTurns } from '@/server/turns';

interface Input {
  actor: Actor;
  params: { id: string };
}

/**
 * GET /api/listings/{id}/linked-calendars: those of the two platforms first, then the others as they were added.
 * @throws DomainError listing_not_found, forbidden
 */
export async function listLinkedCalendars({ actor, params }: Input): Promise<{ data: LinkedCalendarDto[] }> {
  const listing = await getListingFor(params.id, actor, mayEditListing);
  const rows = await prisma().calendarFeed.findMany({
    where: { listingId: listing.id },
    select: linkedSelect,
    orderBy: [{ source: 'asc' }, { id: 'asc' }],
  });
  return { data: rows.map((row) => serializeLinked(row, listing.userId === actor.id)) };
}

/** One at a time for each home: sending the same form often does not read often at once. */
const adding = new NamedTurns();

async function readAndAdd(listingId: number, { name, url }: LinkedCalendarInput): Promise<number> {
  // Without room nothing is read.
  await demandRoom(listingId);
  const reading = await readChosen(url);
  return transaction(async (tx) => {
    if (!(await lockCalendar(tx, listingId, null))) throw new DomainError('listing_not_found');
    const feed = await addLink(tx, { listingId, source: 'other', name, url });
    await applyReading(tx, feed, { at: reading.startedAt, outcome: reading.outcome, isChosen: true });
    return feed.id;
  });
}

/**
 * POST /api/listings/{id}/linked-calendars: reads the calendar at once and links it, or refuses it.
 * @throws DomainError listing_not_found, forbidden, too_many_requests; 422 on `url` when it cannot be read, and for the
 *   seventh
 */
export async function addLinkedCalendar({
  actor,
  params,
  body,
}: Input & { body: LinkedCalendarInput }): Promise<{ data: LinkedCalendarDto }> {
  const listing = await getListingFor(params.id, actor, mayEditListing);
  await consume('feed-read', String(actor.id));
  const id = await adding.take(String(listing.id), () => readAndAdd(listing.id, body));
  const row = await prisma().calendarFeed.findUnique({ where: { id }, select: linkedSelect });
  if (!row) throw new DomainError('not_found');
  return { data: serializeLinked(row, listing.userId === actor.id) };
}

/**
 * DELETE /api/listings/{id}/linked-calendars/{linked}: the link goes, with every day that came from it.
 * @throws DomainError listing_not_found, forbidden; not_found when there is none any more
 */
export async function removeLinkedCalendar({
  actor,
  params,
}: {
  actor: Actor;
  params: { id: string; linked: number };
}): Promise<void> {
  const listing = await getListingFor(params.id, actor, mayEditListing);
  await transaction(async (tx) => {
    await lockCalendar(tx, listing.id, null);
    const { count } = await tx.calendarFeed.deleteMany({
      where: { id: params.linked, listingId: listing.id },
    });
    if (count === 0) throw new DomainError('not_found');
  });
}
