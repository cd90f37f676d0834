import 'server-only';

import type { OwnListing } from '@/lib/listings/contract';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { getListingFor } from '@/server/listings/find-listing';
import { mayEditListing } from '@/server/listings/policy';
import { listingSelect } from '@/server/listings/select';
import { serializeOwnListing } from '@/server/listings/serialize';

interface Input {
  actor: Actor;
  params: { id: string };
}

/**
 * PUT /api/listings/{id}/disable: takes a listing offline. What is offline already stays so since then.
 * @throws DomainError listing_not_found, forbidden
 */
export async function disableListing({ actor, params }: Input): Promise<{ data: OwnListing }> {
  const { id } = await getListingFor(params.id, actor, mayEditListing);
  const row = await transaction(async (tx) => {
    await tx.listing.updateMany({ where: { id, disabledAt: null }, data: { disabledAt: new Date() } });
    return tx.listing.findUniqueOrThrow({ where: { id }, select: listingSelect });
  });
  return { data: serializeOwnListing(row, actor) };
}
