import 'server-only';

import type { OwnListing } from '@/lib/listings/contract';
import type { ManagerRoleInput } from '@/lib/listings/manager-contract';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { getListingFor } from '@/server/features/listings/find-listing';
import { mayEditListing } from '@/server/features/listings/policy';
import { recordSave } from '@/server/features/listings/form/record-save';
import { lockListing } from '@/server/features/listings/form/update-listing';
import { listingSelect } from '@/server/features/listings/select';
import { serializeOwnListing } from '@/server/features/listings/serialize';

interface Input {
  actor: Actor;
  params: { id: string; manager: number };
  body: ManagerRoleInput;
}

/**
 * PUT /api/listings/{id}/managers/{manager}: what this helper may do, from their next request on; sessions know no
 * roles.
 * @throws DomainError listing_not_found, forbidden; not_found for a helper of another listing
 */
export async function changeManagerRole({ actor, params, body }: Input): Promise<{ data: OwnListing }> {
  const { id } = await getListingFor(params.id, actor, mayEditListing);
  const row = await transaction(async (tx) => {
    const listing = await lockListing(tx, id, actor);
    const where = { id: params.manager, listingId: id };
    const { count } = await tx.listingManager.updateMany({ where, data: { role: body.role } });
    if (count === 0) throw new DomainError('not_found');
    await recordSave(tx, {
      actor,
      listing: { id, ownerId: listing.userId, disabledAt: listing.disabledAt },
      before: listing,
      fields: ['managers'],
    });
    return tx.listing.update({ where: { id }, data: { updatedAt: new Date() }, select: listingSelect });
  });
  return { data: serializeOwnListing(row, actor) };
}
