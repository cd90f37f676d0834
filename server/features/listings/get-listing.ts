import 'server-only';

import type { ManagedListing, OwnListing, PublicListing } from '@/lib/listings/contract';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { unseen, whereListing } from '@/server/features/listings/find-listing';
import { listingRole, mayViewListing } from '@/server/features/listings/policy';
import { listingSelect } from '@/server/features/listings/select';
import type { ListingRow } from '@/server/features/listings/select';
import {
  serializeManagedListing,
  serializeOwnListing,
  serializePublicListing,
} from '@/server/features/listings/serialize';

export type AnyListing = PublicListing | ManagedListing | OwnListing;

function serializeFor(actor: Actor | null, row: ListingRow): AnyListing {
  switch (listingRole(actor, row)) {
    case 'admin':
    case 'owner':
      return serializeOwnListing(row, actor);
    case 'calendar':
      return serializeManagedListing(row);
    case 'host':
    case 'cleaning':
    case 'stranger':
      return serializePublicListing(row);
  }
}

/**
 * GET /api/listings/{id}: the listing as far as the actor may see it.
 * @throws DomainError listing_not_found for strangers to a draft or a listing awaiting approval;
 *   listing_ordered_offline (451)
 */
export async function getListing(ref: string, actor: Actor | null): Promise<{ data: AnyListing }> {
  const row = await prisma().listing.findUnique({ where: whereListing(ref), select: listingSelect });
  if (!row || !mayViewListing(actor, row)) throw unseen(row);
  return { data: serializeFor(actor, row) };
}
