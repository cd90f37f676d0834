import 'server-only';

import { readStayWish } from '@/lib/booking-requests/wish';
import type { StayQuery, StayWish } from '@/lib/booking-requests/wish';
import { route } from '@/lib/paths';
import type { BookableListing } from '@/server/booking-requests/find-bookable-listing';
import { queryCameFrom } from '@/server/http/came-from';

/**
 * What was searched by before a stay in this home is asked for. It stands in the address; without script the home's
 * page could not put it there, but the visitor comes from an address where it stands.
 */
export async function findStayWish(listing: BookableListing, query: StayQuery): Promise<StayWish> {
  const cameFrom = await queryCameFrom(route('listing.show', { slug: listing.slug }));
  return readStayWish({ ...cameFrom, ...query }, listing.terms.max_capacity);
}
