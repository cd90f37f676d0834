import 'server-only';

import { hasRight } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';
import { listingRole, mayViewListing } from '@/server/features/listings/policy';
import type { ListingAccess } from '@/server/features/listings/policy';

/** Who may do what with a review, each rule once (docs/rules/reviews.md#who-may-do-what). */

/** The facts that the rules depend on. */
export interface ReviewAccess {
  hiddenAt: Date | null;
  listing: ListingAccess;
}

/** Whoever may see the page may know of the reviews visible on it. */
export function mayKnowReview(actor: Actor, { hiddenAt, listing }: ReviewAccess): boolean {
  const role = listingRole(actor, listing);
  return role === 'owner' || role === 'admin' || (hiddenAt === null && mayViewListing(actor, listing));
}

/** Replying and reporting: only the landlord of the listing, nobody in their place. */
export function mayAnswerReview(actor: Actor, { listing }: ReviewAccess): boolean {
  return actor.id === listing.userId;
}

/** Lists and counts of the reviews of `ownerId`'s listings. */
export function mayListReviewsOf(actor: Actor, ownerId: number): boolean {
  return actor.id === ownerId || hasRight(actor, 'find');
}

/** Hiding, showing again, and reading reports. */
export function mayModerateReviews(actor: Actor): boolean {
  return hasRight(actor, 'moderate');
}
