import 'server-only';

import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { DomainError, authorize } from '@/server/http/errors';
import { mayViewListing } from '@/server/listings/policy';
import { listingAccessSelect } from '@/server/listings/select';
import type { ListingAccessRow } from '@/server/listings/select';

const MAX_ID = 2_147_483_647;

/** `{id}` of a path, numeric id or slug, as a condition; a slug always has a hyphen. */
export function whereListing(ref: string): Prisma.ListingWhereUniqueInput {
  if (!/^\d+$/.test(ref)) return { slug: ref };
  // A number that no column holds names no listing, which is no reason to fail.
  return { id: Math.min(Number(ref), MAX_ID) };
}

/**
 * The listing of a path with what policies look at.
 * @throws DomainError listing_not_found when it is unknown, or the actor may not know of it
 */
export async function getVisibleListing(ref: string, actor: Actor | null): Promise<ListingAccessRow> {
  const listing = await prisma().listing.findUnique({
    where: whereListing(ref),
    select: listingAccessSelect,
  });
  if (!listing || !mayViewListing(actor, listing)) throw new DomainError('listing_not_found');
  return listing;
}

/**
 * The same for who also needs a right to it: 403 where the listing is public or shared with them, else 404
 * (decisions, '403 or 404').
 */
export async function getListingFor(
  ref: string,
  actor: Actor,
  may: (actor: Actor, listing: ListingAccessRow) => boolean,
): Promise<ListingAccessRow> {
  const listing = await getVisibleListing(ref, actor);
  authorize(may(actor, listing));
  return listing;
}
