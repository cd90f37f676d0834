import 'server-only';

import { isForEverybody, listingVisibility } from '@/lib/moderation/visibility';
import { roles } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';

/**
 * Who may do what with a listing, each rule once (docs/rules/listings.md#who-may-do-what). `null` stands for a visitor.
 */

/** The facts that the rules depend on; every select in `select.ts` includes them. */
export interface ListingAccess {
  userId: number;
  approvedAt: Date | null;
  disabledAt: Date | null;
  firstPublishedAt: Date | null;
  deniedAt: Date | null;
  managers: readonly { userId: number | null }[];
}

/**
 * The actor's role for a listing; an admin counts as admin, even for their own listing. A denied listing is only for
 * its owner and admins: its calendar managers count as strangers.
 */
export type ListingRole = 'admin' | 'owner' | 'manager' | 'stranger';

export function listingRole(actor: Actor | null, listing: ListingAccess): ListingRole {
  if (!actor) return 'stranger';
  if (actor.isAdmin) return 'admin';
  if (actor.id === listing.userId) return 'owner';
  if (listing.deniedAt) return 'stranger';
  return listing.managers.some(({ userId }) => userId === actor.id) ? 'manager' : 'stranger';
}

const isOneOf = (role: ListingRole, ...roles: readonly ListingRole[]) => roles.includes(role);

/** Page, API response, photos, prices and days. */
export function mayViewListing(actor: Actor | null, listing: ListingAccess): boolean {
  return isForEverybody(listing) || listingRole(actor, listing) !== 'stranger';
}

/** Blocks, custom prices, their history, and who stays when. */
export function mayManageCalendar(actor: Actor | null, listing: ListingAccess): boolean {
  return isOneOf(listingRole(actor, listing), 'owner', 'manager', 'admin');
}

/** Texts, photos, links, managers, taking offline and deleting. */
export function mayEditListing(actor: Actor | null, listing: ListingAccess): boolean {
  return isOneOf(listingRole(actor, listing), 'owner', 'admin');
}

/** Co-landlords have to become landlords first (docs/rules/accounts.md#roles). */
export function mayCreateListing(actor: Actor): boolean {
  return actor.roleId !== roles.coLandlord;
}

/** Lists and counts of a user's listings. */
export function mayListListingsOf(actor: Actor, userId: number): boolean {
  return actor.isAdmin || actor.id === userId;
}

/** The .ics feed is read by machines that do not sign in, so only public listings have one. */
export function hasCalendarExport(listing: ListingAccess): boolean {
  return isForEverybody(listing);
}

/**
 * The feed at the secret address tells the owner's other platforms about current stays, even for a listing that is no
 * longer approved: otherwise they would sell those nights again.
 */
export function hasSecretExport(listing: ListingAccess): boolean {
  return listingVisibility(listing) !== 'hidden';
}
