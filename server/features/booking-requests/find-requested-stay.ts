import 'server-only';

import { judgeRequestedStay, readRequestedStay } from '@/lib/booking-requests/requested-stay';
import type { StayQuery } from '@/lib/booking-requests/requested-stay';
import { route } from '@/lib/paths';
import type { BookableListing } from '@/server/features/stays/find-bookable-listing';
import { queryCameFrom } from '@/server/http/came-from';

/**
 * What was searched for before requesting a stay in this listing. It is in the address; without JavaScript the
 * listing's page cannot add it there, but the visitor comes from an address that has it; an empty field is ignored.
 * Days that cannot be requested are rejected right away.
 */
export async function findRequestedStay(listing: BookableListing, query: StayQuery) {
  const cameFrom = await queryCameFrom(route('listing.show', { slug: listing.slug }));
  const said = Object.entries(query).filter(([, value]) => value !== '');
  const requested = readRequestedStay({ ...cameFrom, ...Object.fromEntries(said) }, listing.terms);
  return judgeRequestedStay(requested, listing.terms);
}
