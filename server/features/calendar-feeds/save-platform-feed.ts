import 'server-only';

import type { PlatformFeedInput } from '@/lib/calendar-feeds/contract';
import type { NamedSource } from '@/lib/listings/calendar-sources';
import type { OwnListing } from '@/lib/listings/contract';
import type { Actor } from '@/server/auth/actor';
import { insertFeed, pointFeed, readChosen } from '@/server/features/calendar-feeds/insert-feed';
import type { FeedReading } from '@/server/features/calendar-feeds/read-feed';
import { applyReading } from '@/server/features/calendar-feeds/record-reading';
import { getOwnListing } from '@/server/features/calendar-feeds/show-feeds';
import { transaction } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { consume } from '@/server/http/rate-limit';
import { getListingFor } from '@/server/features/listings/find-listing';
import { mayEditListing } from '@/server/features/listings/policy';
import { lockCalendar } from '@/server/lock-order';
import { NamedTurns } from '@/server/turns';

interface Place {
  listingId: number;
  source: NamedSource;
}

/** Removes the link and every day that came from it. */
function removeFeed({ listingId, source }: Place): Promise<void> {
  return transaction(async (tx) => {
    await lockCalendar(tx, listingId, null);
    await tx.calendarFeed.deleteMany({ where: { listingId, source } });
  });
}

/**
 * Stores link and days together, or neither. If the address is a new one, everything known about the old one is
 * dropped.
 */
function writeFeed({ listingId, source }: Place, { url, startedAt, outcome }: FeedReading): Promise<void> {
  return transaction(async (tx) => {
    if (!(await lockCalendar(tx, listingId, null))) throw new DomainError('listing_not_found');
    const known = await tx.calendarFeed.findFirst({
      where: { listingId, source },
      select: { id: true, url: true },
    });
    const { feed, isChosen } = known
      ? await pointFeed(tx, known, { url })
      : { feed: await insertFeed(tx, { listingId, source, url }), isChosen: true };
    await applyReading(tx, feed, { at: startedAt, outcome, isChosen });
  });
}

/** One at a time per link: submitting the same form repeatedly does not start several readings at once. */
const saving = new NamedTurns();

async function readAndWrite(place: Place, url: string, ownerId: number): Promise<void> {
  await writeFeed(place, await readChosen(url, ownerId));
}

interface Input {
  actor: Actor;
  params: { id: string };
  body: PlatformFeedInput;
}

/**
 * POST /api/listings/{id}/air-bnb-url and …/booking-com-url: reads the calendar at once and links it, or refuses it and
 * leaves the old link and its days. Null removes the link and its days.
 * @throws DomainError listing_not_found, forbidden, too_many_requests; 422 on `url`, also for a seventh
 */
export async function savePlatformFeed(
  source: NamedSource,
  { actor, params, body }: Input,
): Promise<{ data: OwnListing }> {
  const { id: listingId, userId } = await getListingFor(params.id, actor, mayEditListing);
  const { url } = body;
  if (url === null) await removeFeed({ listingId, source });
  else {
    await consume('feed-read', String(actor.id));
    await saving.take(`${listingId} ${source}`, () => readAndWrite({ listingId, source }, url, userId));
  }
  return { data: await getOwnListing(params.id, actor) };
}
