import 'server-only';

import { decisionTexts } from '@/lib/texts/decisions';
import type { Actor } from '@/server/auth/actor';
import { recordAudit } from '@/server/audit/record-audit';
import { transaction } from '@/server/db';
import { getListingFor } from '@/server/features/listings/find-listing';
import { mayEditListing } from '@/server/features/listings/policy';
import { removeListings } from '@/server/features/listings/removal/remove-listings';
import { holdActor } from '@/server/lock-order';
import { stateOffline } from '@/server/features/listings/state-offline';
import { forgetPhotos } from '@/server/features/photos/forget-photos';

interface Input {
  actor: Actor;
  params: { id: string };
}

/**
 * DELETE /api/listings/{id}: removes it with its photos and requests; guests still waiting for an answer are told.
 * @throws DomainError listing_not_found, forbidden; listing_has_booking (409) for a stay that is current or still to
 *   come
 */
export async function deleteListing({ actor, params }: Input): Promise<void> {
  const { id, slug, userId } = await getListingFor(params.id, actor, mayEditListing);
  const storageKeys = await transaction(async (tx) => {
    await holdActor(tx, actor);
    await stateOffline(tx, { actor, listingId: id, facts: decisionTexts.removedOnBehalf });
    const keys = await removeListings(tx, [id]);
    await recordAudit(tx, {
      actor,
      action: 'listing.delete',
      subject: { type: 'listing', id },
      details: { slug, owner_id: userId },
    });
    return keys;
  });
  await forgetPhotos(storageKeys);
}
