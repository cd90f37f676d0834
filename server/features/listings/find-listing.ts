import 'server-only';

import { cache } from 'react';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { DomainError, authorize } from '@/server/http/errors';
import { mayKnowListing, mayViewListing } from '@/server/features/listings/policy';
import { listingAccessSelect } from '@/server/features/listings/select';
import type { ListingAccessRow } from '@/server/features/listings/select';

const MAX_ID = 2_147_483_647;

/**
 * `{id}` in a path, a numeric id or a slug, as a condition; a slug always has a hyphen. Listings set aside for removal
 * are not found.
 */
export function whereListing(ref: string): Prisma.ListingWhereUniqueInput {
  if (!/^\d+$/.test(ref)) return { slug: ref, removedAt: null };
  // A number beyond any column identifies no listing, and is no reason to fail.
  return { id: Math.min(Number(ref), MAX_ID), removedAt: null };
}

/** A listing with its name and what policies need. */
export type KnownListing = ListingAccessRow;

/** The listing of a path, for whoever asks; null when unknown. While one page is rendered it is looked up once. */
export const findListing = cache((ref: string): Promise<KnownListing | null> =>
  prisma().listing.findUnique({ where: whereListing(ref), select: listingAccessSelect }),
);

/** The error where a listing may not be seen: 451 while an authority's order keeps it offline, else 404. */
export const unseen = (listing: { orderedAt: Date | null } | null): DomainError =>
  new DomainError(listing?.orderedAt ? 'listing_ordered_offline' : 'listing_not_found');

/** The same for one that is not public now. */
export const refusalOf = async (ref: string): Promise<DomainError> => unseen(await findListing(ref));

/**
 * The listing in a path with what policies need.
 * @throws DomainError listing_not_found if it is unknown, or the actor may not know of it; listing_ordered_offline
 */
export async function getVisibleListing(ref: string, actor: Actor | null): Promise<KnownListing> {
  const listing = await findListing(ref);
  if (!listing || !mayViewListing(actor, listing)) throw unseen(listing);
  return listing;
}

/**
 * The same for a caller who also needs a right to it: without that, 403 if the listing is public or shared with them,
 * else 404 (docs/rules/api.md#errors).
 */
export async function getListingFor(
  ref: string,
  actor: Actor,
  may: (actor: Actor, listing: KnownListing) => boolean,
): Promise<KnownListing> {
  const listing = await findListing(ref);
  if (!listing || !mayKnowListing(actor, listing)) throw unseen(listing);
  authorize(may(actor, listing));
  return listing;
}
