import 'server-only';

import type { FeedDto, FeedInput } from '@/lib/calendar-feeds/contract';
import type { Actor } from '@/server/auth/actor';
import { insertFeed, demandRoom, pointFeed, readChosen } from '@/server/features/calendar-feeds/insert-feed';
import { applyReading } from '@/server/features/calendar-feeds/record-reading';
import { feedRowSelect } from '@/server/features/calendar-feeds/select';
import { serializeFeed } from '@/server/features/calendar-feeds/serialize';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { consume } from '@/server/http/rate-limit';
import { getListingFor } from '@/server/features/listings/find-listing';
import { mayEditListing } from '@/server/features/listings/policy';
import { lockCalendar } from '@/server/lock-order';
import { NamedTurns } from '@/server/turns';

interface Input {
  actor: Actor;
  params: { id: string };
}

/**
 * GET /api/listings/{id}/linked-calendars: those of the two platforms first, then the others in the order they were
 * added.
 * @throws DomainError listing_not_found, forbidden
 */
export async function listFeeds({ actor, params }: Input): Promise<{ data: FeedDto[] }> {
  const listing = await getListingFor(params.id, actor, mayEditListing);
  const rows = await prisma().calendarFeed.findMany({
    where: { listingId: listing.id },
    select: feedRowSelect,
    orderBy: [{ source: 'asc' }, { id: 'asc' }],
  });
  return { data: rows.map((row) => serializeFeed(row, listing.userId === actor.id)) };
}

/** One at a time per listing: submitting the same form repeatedly does not start several readings at once. */
const reading = new NamedTurns();

interface Listing {
  id: number;
  /** The owner's id. */
  userId: number;
}

async function readAndAdd({ id: listingId, userId }: Listing, { name, url }: FeedInput): Promise<number> {
  // Checked first, so that nothing is read in vain.
  await demandRoom(listingId);
  const { startedAt: at, outcome } = await readChosen(url, userId);
  return transaction(async (tx) => {
    if (!(await lockCalendar(tx, listingId, null))) throw new DomainError('listing_not_found');
    const feed = await insertFeed(tx, { listingId, source: 'other', name, url });
    await applyReading(tx, feed, { at, outcome, isChosen: true });
    return feed.id;
  });
}

/**
 * POST /api/listings/{id}/linked-calendars: reads the calendar at once and links it, or refuses it.
 * @throws DomainError listing_not_found, forbidden, too_many_requests; 422 on `url` when it cannot be read, and for the
 *   seventh
 */
export async function addFeed({
  actor,
  params,
  body,
}: Input & { body: FeedInput }): Promise<{ data: FeedDto }> {
  const listing = await getListingFor(params.id, actor, mayEditListing);
  await consume('feed-read', String(actor.id));
  const id = await reading.take(String(listing.id), () => readAndAdd(listing, body));
  return { data: await show(id, listing.userId === actor.id) };
}

async function show(id: number, showUrl: boolean): Promise<FeedDto> {
  const row = await prisma().calendarFeed.findUnique({ where: { id }, select: feedRowSelect });
  if (!row) throw new DomainError('not_found');
  return serializeFeed(row, showUrl);
}

interface OneInput {
  actor: Actor;
  params: { id: string; linked: number };
}

/** A calendar of another site; the two platforms have their own calls. */
const otherOf = (listingId: number, id: number, db: Tx = prisma()) =>
  db.calendarFeed.findFirst({ where: { id, listingId, source: 'other' }, select: { id: true, url: true } });

/**
 * PUT /api/listings/{id}/linked-calendars/{linked}: reads the calendar at its new address at once, or refuses it and
 * leaves the old name, address and days.
 * @throws DomainError listing_not_found, forbidden, too_many_requests; not_found when there is none any more; 422 on
 *   `url`
 */
export async function changeFeed({
  actor,
  params,
  body: { name, url },
}: OneInput & { body: FeedInput }): Promise<{ data: FeedDto }> {
  const listing = await getListingFor(params.id, actor, mayEditListing);
  if (!(await otherOf(listing.id, params.linked))) throw new DomainError('not_found');
  await consume('feed-read', String(actor.id));
  await reading.take(String(listing.id), async () => {
    const { startedAt: at, outcome } = await readChosen(url, listing.userId);
    await transaction(async (tx) => {
      await lockCalendar(tx, listing.id, null);
      const known = await otherOf(listing.id, params.linked, tx);
      if (!known) throw new DomainError('not_found');
      const { feed, isChosen } = await pointFeed(tx, known, { name, url });
      await applyReading(tx, feed, { at, outcome, isChosen });
    });
  });
  return { data: await show(params.linked, listing.userId === actor.id) };
}

/**
 * DELETE /api/listings/{id}/linked-calendars/{linked}: removes the link and every day that came from it.
 * @throws DomainError listing_not_found, forbidden; not_found when there is none any more
 */
export async function removeFeed({ actor, params }: OneInput): Promise<void> {
  const listing = await getListingFor(params.id, actor, mayEditListing);
  await transaction(async (tx) => {
    await lockCalendar(tx, listing.id, null);
    const { count } = await tx.calendarFeed.deleteMany({
      where: { id: params.linked, listingId: listing.id },
    });
    if (count === 0) throw new DomainError('not_found');
  });
}
