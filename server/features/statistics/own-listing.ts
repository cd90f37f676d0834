import 'server-only';

import type { Actor } from '@/server/auth/actor';
import { findListing, getListingFor } from '@/server/features/listings/find-listing';
import type { KnownListing } from '@/server/features/listings/find-listing';

/**
 * A listing whose figures the actor may read: only their own; admins have no access either.
 * @throws DomainError listing_not_found if the actor may not know of it, else forbidden
 */
export function getOwnListing(actor: Actor, id: number): Promise<KnownListing> {
  return getListingFor(String(id), actor, ({ id: actorId }, { userId }) => actorId === userId);
}

/** Returns the id if the listing is the actor's own, else null. */
export async function findOwnListing(actor: Actor, id: number): Promise<number | null> {
  const listing = await findListing(String(id));
  return listing?.userId === actor.id ? listing.id : null;
}
