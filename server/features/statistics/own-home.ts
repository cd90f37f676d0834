import 'server-only';

import type { Actor } from '@/server/auth/actor';
import { findListing, getListingFor } from '@/server/features/listings/find-listing';
import type { KnownListing } from '@/server/features/listings/find-listing';

/**
 * A home whose figures the actor may read: one's own, no admin's right.
 * @throws DomainError listing_not_found where the actor may not know of it, else forbidden
 */
export function getOwnHome(actor: Actor, id: number): Promise<KnownListing> {
  return getListingFor(String(id), actor, ({ id: actorId }, { userId }) => actorId === userId);
}

/** The id again where the home is the actor's own, else null. */
export async function findOwnHome(actor: Actor, id: number): Promise<number | null> {
  const listing = await findListing(String(id));
  return listing?.userId === actor.id ? listing.id : null;
}
