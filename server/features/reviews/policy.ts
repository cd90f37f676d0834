import 'server-only';

import type { Actor } from '@/server/auth/actor';
import { listingRole, mayViewListing } from '@/server/features/listings/policy';
import type { ListingAccess } from '@/server/features/listings/policy';

/** Who may do what with a review, each rule once (docs/rules/reviews.md#who-may-do-what). */

/** What the rules look at. */
export interface ReviewAccess {
  hiddenAt: Date | null;
  listing: ListingAccess;
}

/** Everybody knows of what is shown on a page that they may see. */
export function mayKnowReview(actor: Actor, { hiddenAt, listing }: ReviewAccess): boolean {
  const role = listingRole(actor, listing);
  return role === 'owner' || role === 'admin' || (hiddenAt === null && mayViewListing(actor, listing));
}

/** Answering it and reporting it: the landlord of the home, nobody in their place. */
export function mayAnswerReview(actor: Actor, { listing }: ReviewAccess): boolean {
  return actor.id === listing.userId;
}

/** Lists and counts of what guests said of the homes of `ownerId`. */
export function mayListReviewsOf(actor: Actor, ownerId: number): boolean {
  return actor.isAdmin || actor.id === ownerId;
}

/** Hiding, showing again, and reading what was reported. */
export function mayModerateReviews(actor: Actor): boolean {
  return actor.isAdmin;
}
