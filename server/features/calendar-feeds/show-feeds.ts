import 'server-only';

import type { CalendarFeedDto, OwnListing } from '@/lib/listings/contract';
import type { Actor } from '@/server/auth/actor';
import { DomainError } from '@/server/http/errors';
import { getListing } from '@/server/features/listings/get-listing';

/**
 * The state of a listing's linked calendars, as far as its staff may see it.
 * @throws DomainError listing_not_found for others
 */
export async function showFeeds(ref: string, actor: Actor): Promise<CalendarFeedDto[]> {
  const { data } = await getListing(ref, actor);
  if (!('calendar_feeds' in data)) throw new DomainError('listing_not_found');
  return data.calendar_feeds;
}

/**
 * The listing as its owner and admins see it.
 * @throws DomainError listing_not_found for anybody else
 */
export async function getOwnListing(ref: string, actor: Actor): Promise<OwnListing> {
  const { data } = await getListing(ref, actor);
  if (!('air_bnb_url' in data)) throw new DomainError('listing_not_found');
  return data;
}
