import 'server-only';

import type { Actor } from '@/server/auth/actor';
import { recordAudit } from '@/server/audit/record-audit';
import { tellPendingGuests } from '@/server/booking-requests/tell-pending-guests';
import { transaction } from '@/server/db';
import { getListingFor } from '@/server/listings/find-listing';
import { mayEditListing } from '@/server/listings/policy';
import { removeFiles, removeListings } from '@/server/listings/remove-listings';
import { lockListing } from '@/server/listings/update-listing';

interface Input {
  actor: Actor;
  params: { id: string };
}

/**
 * DELETE /api/listings/{id}: it goes with its photos and requests; guests who still wait for an answer get one.
 * @throws DomainError listing_not_found, forbidden; listing_has_booking (409, spec D §8) for a stay that is going on
 *   or still to come
 */
export async function deleteListing({ actor, params }: Input): Promise<void> {
  const { id, slug, userId } = await getListingFor(params.id, actor, mayEditListing);
  const storageKeys = await transaction(async (tx) => {
    await tellPendingGuests(tx, id);
    // Of two clicks at once the second finds nothing any more.
    await lockListing(tx, id);
    await recordAudit(tx, {
      actor,
      action: 'listing.delete',
      subject: { type: 'listing', id },
      details: { slug, owner_id: userId },
    });
    return removeListings(tx, [id]);
  });
  await removeFiles(storageKeys);
}
