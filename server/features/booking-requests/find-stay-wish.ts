import 'server-only';

import { judgeWish, readStayWish } from '@/lib/booking-requests/wish';
import type { StayQuery } from '@/lib/booking-requests/wish';
import { route } from '@/lib/paths';
import type { BookableListing } from '@/server/features/stays/find-bookable-listing';
import { queryCameFrom } from '@/server/http/came-from';

/**
 * What was searched for before asking for a stay in this home. It stands in the address; without script the home's page
 * could not put it there, but the visitor comes from an address that has it; a field that was left empty says nothing. Days that cannot be requested are refused
 * right away.
 */
export async function findStayWish(listing: BookableListing, query: StayQuery) {
  const cameFrom = await queryCameFrom(route('listing.show', { slug: listing.slug }));
  const said = Object.entries(query).filter(([, value]) => value !== '');
  const wish = readStayWish({ ...cameFrom, ...Object.fromEntries(said) }, listing.terms);
  return judgeWish(wish, listing.terms);
}
