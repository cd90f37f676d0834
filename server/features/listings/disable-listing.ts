import 'server-only';

import type { OfflineInput, OwnListing } from '@/lib/listings/contract';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { getListingFor } from '@/server/features/listings/find-listing';
import { mayEditListing } from '@/server/features/listings/policy';
import { listingSelect } from '@/server/features/listings/select';
import { serializeOwnListing } from '@/server/features/listings/serialize';
import { stateOffline } from '@/server/features/listings/state-offline';
import { holdActor } from '@/server/lock-order';

interface Input {
  actor: Actor;
  params: { id: string };
  body: OfflineInput;
}

/**
 * PUT /api/listings/{id}/disable: takes a listing offline. One that already is keeps its timestamp. An admin's message
 * becomes the facts of the statement of reasons, beside ground and article.
 * @throws DomainError listing_not_found, forbidden
 */
export async function disableListing({ actor, params, body }: Input): Promise<{ data: OwnListing }> {
  const { id } = await getListingFor(params.id, actor, mayEditListing);
  const { message: facts, ground, article } = body;
  const at = new Date();
  const row = await transaction(async (tx) => {
    await holdActor(tx, actor);
    // Also one that is only offline because its owner is suspended or a payment is missing: it will not come back after
    // that.
    const { count } = await tx.listing.updateMany({
      where: { id, OR: [{ disabledAt: null }, { suspendedAt: { not: null } }, { unpaidAt: { not: null } }] },
      data: { disabledAt: at, suspendedAt: null, unpaidAt: null },
    });
    if (count > 0) {
      await recordAudit(tx, { actor, action: 'listing.disable', subject: { type: 'listing', id } });
      await stateOffline(tx, { actor, listingId: id, facts, ground, article, at });
    }
    return tx.listing.findUniqueOrThrow({ where: { id }, select: listingSelect });
  });
  return { data: serializeOwnListing(row, actor) };
}
