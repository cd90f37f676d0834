import 'server-only';

import { isForEverybody, listingVisibility } from '@/lib/moderation/visibility';
import { roles } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';

/**
 * Who may do what with a listing, each rule once (docs/rules/listings.md#who-may-do-what). `null` stands for a visitor.
 */

/** What the rules look at; every select of `select.ts` holds it. */
export interface ListingAccess {
  userId: number;
  approvedAt: Date | null;
  disabledAt: Date | null;
  firstPublishedAt: Date | null;
  deniedAt: Date | null;
  managers: readonly { userId: number | null }[];
}

/**
 * What somebody is to a listing; an admin counts as admin, also of an own listing. What an admin denied is its owner's
 * and admins' alone: to its calendar managers it is a stranger's.
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

/** Page, answer, photos, prices and days. */
export function mayViewListing(actor: Actor | null, listing: ListingAccess): boolean {
  return isForEverybody(listing) || listingRole(actor, listing) !== 'stranger';
}

/** Blocks, special rates, their history, and who stays when. */
export function mayManageCalendar(actor: Actor | null, listing: ListingAccess): boolean {
  return isOneOf(listingRole(actor, listing), 'owner', 'manager', 'admin');
}

/** Texts, photos, links, managers, taking offline and deleting. */
export function mayEditListing(actor: Actor | null, listing: ListingAccess): boolean {
  return isOneOf(listingRole(actor, listing), 'owner', 'admin');
}

/** Co-landlords ask to become landlords first (docs/rules/accounts.md#roles). */
export function mayCreateListing(actor: Actor): boolean {
  return actor.roleId !== roles.coLandlord;
}

/** Lists and counts of a user's listings. */
export function mayListListingsOf(actor: Actor, userId: number): boolean {
  return actor.isAdmin || actor.id === userId;
}

/** The .ics is read by machines that sign in nowhere: only what the public may see has one. */
export function hasCalendarFeed(listing: ListingAccess): boolean {
  return isForEverybody(listing);
}

/**
 * The secret address tells its owner's channels of stays that go on, of what no admin approves any more too: they would
 * sell those nights again.
 */
export function hasSecretFeed(listing: ListingAccess): boolean {
  return listingVisibility(listing) !== 'hidden';
}
