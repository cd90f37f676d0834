import 'server-only';

import type { RequestListQuery } from '@/lib/requests/contract';
import { containing } from '@/server/text-match';

/** Every word stands in the first or the last name, so that both together find somebody; or it is the whole code. */
function ofGuest(search: string) {
  const words = [...new Set(search.split(' '))].map((word) => {
    const holding = containing(word);
    return { OR: [{ firstName: holding }, { lastName: holding }] };
  });
  return { OR: [{ code: search.toUpperCase() }, { AND: words }] };
}

/** Which requests of either kind a list asks for. */
export function askedRows({ listing_id: listingId, search }: RequestListQuery) {
  return { ...(listingId !== undefined && { listingId }), ...(search !== undefined && ofGuest(search)) };
}

/** The same, for the links of the pages. */
export function askedLinks({ limit, listing_id: listingId, search }: RequestListQuery) {
  return { limit: String(limit), listing_id: listingId?.toString(), search };
}
