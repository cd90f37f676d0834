import 'server-only';

import type { RequestListQuery } from '@/lib/requests/contract';
import { containing } from '@/server/text-match';

/**
 * Every word has to occur in the first or last name, so that both together find somebody; or the search is a complete
 * code.
 */
function ofGuest(search: string) {
  const words = [...new Set(search.split(' '))].map((word) => {
    const holding = containing(word);
    return { OR: [{ firstName: holding }, { lastName: holding }] };
  });
  return { OR: [{ code: search.toUpperCase() }, { AND: words }] };
}

/** The condition for the requests of either kind that a list asks for. */
export function askedRows({ listing_id: listingId, search }: RequestListQuery) {
  return { ...(listingId !== undefined && { listingId }), ...(search !== undefined && ofGuest(search)) };
}

/** The same parameters, for the links between pages. */
export function askedLinks({ limit, listing_id: listingId, search }: RequestListQuery) {
  return { limit: String(limit), listing_id: listingId?.toString(), search };
}
