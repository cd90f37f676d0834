import 'server-only';

import type { ManagerRole } from '@/lib/listings/manager-roles';
import { isForEverybody, listingVisibility } from '@/lib/moderation/visibility';
import { hasRight, roles } from '@/server/auth/actor';
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
  orderedAt: Date | null;
  managers: readonly { userId: number | null; role: ManagerRole }[];
}

/**
 * The actor's role for a listing; an admin counts as admin, even for their own listing. A denied listing is only for
 * its owner and admins: its helpers count as strangers.
 */
export type ListingRole = 'admin' | 'owner' | ManagerRole | 'stranger';

export function listingRole(actor: Actor | null, listing: ListingAccess): ListingRole {
  if (!actor) return 'stranger';
  if (actor.isAdmin) return 'admin';
  if (actor.id === listing.userId) return 'owner';
  if (listing.deniedAt) return 'stranger';
  return listing.managers.find(({ userId }) => userId === actor.id)?.role ?? 'stranger';
}

/**
 * What can be done with a listing:
 *
 * - know: that it exists, so that a refusal is 403 instead of 404
 * - view: page, API response, photos, prices and days while it is not public
 * - calendar: blocks, custom prices, their history, and who stays when
 * - changeovers: who leaves and comes when and with how many, without names, and that it is clean
 * - guests: who stays when, their party, hours, phone and messages, how they get in, and own bookings; no money
 * - edit: texts, photos, links, helpers, taking offline and deleting
 */
type Ability = 'know' | 'view' | 'calendar' | 'changeovers' | 'guests' | 'edit';

/** Each role with all that it may; what is not here is nobody's. */
const abilities: Readonly<Record<ListingRole, readonly Ability[]>> = {
  admin: ['know', 'view', 'calendar', 'guests', 'edit'],
  owner: ['know', 'view', 'calendar', 'changeovers', 'guests', 'edit'],
  calendar: ['know', 'view', 'calendar'],
  host: ['know', 'changeovers', 'guests'],
  cleaning: ['know', 'changeovers'],
  stranger: [],
};

/** What every admin may: the rest is for those who help landlords. */
const isOpen = (ability: Ability) => ability === 'know' || ability === 'view';

function may(ability: Ability, actor: Actor | null, listing: ListingAccess): boolean {
  const role = listingRole(actor, listing);
  if (role === 'admin' && actor && !hasRight(actor, isOpen(ability) ? 'find' : 'homes')) return false;
  return abilities[role].includes(ability);
}

export function mayKnowListing(actor: Actor | null, listing: ListingAccess): boolean {
  return isForEverybody(listing) || may('know', actor, listing);
}

/** Page, API response, photos, prices and days. */
export function mayViewListing(actor: Actor | null, listing: ListingAccess): boolean {
  return isForEverybody(listing) || may('view', actor, listing);
}

/** Blocks, custom prices, their history, and who stays when. */
export function mayManageCalendar(actor: Actor | null, listing: ListingAccess): boolean {
  return may('calendar', actor, listing);
}

/** Departures and arrivals, and that the home is clean. */
export function mayTendChangeovers(actor: Actor | null, listing: ListingAccess): boolean {
  return may('changeovers', actor, listing);
}

/** Guests of approved stays, how they get in, and own bookings. */
export function mayTendGuests(actor: Actor | null, listing: ListingAccess): boolean {
  return may('guests', actor, listing);
}

/** Somebody who receives the guests of another's home: responses show them no amounts. */
export function isHost(actor: Actor, listing: ListingAccess): boolean {
  return listingRole(actor, listing) === 'host';
}

/** Making a listing for somebody else. */
export function mayCreateListingFor(actor: Actor, userId: number): boolean {
  return actor.id === userId || hasRight(actor, 'homes');
}

/** Whether and how it is paid for. */
export function mayReadPayment(actor: Actor | null, listing: ListingAccess): boolean {
  return mayEditListing(actor, listing) || (actor !== null && hasRight(actor, 'money'));
}

/** Letting it be online without paying. */
export function mayGiveFreePeriod(actor: Actor | null): boolean {
  return actor !== null && hasRight(actor, 'money');
}

/** Texts, photos, links, helpers, taking offline and deleting. */
export function mayEditListing(actor: Actor | null, listing: ListingAccess): boolean {
  return may('edit', actor, listing);
}

/** Co-landlords have to become landlords first (docs/rules/accounts.md#roles). */
export function mayCreateListing(actor: Actor): boolean {
  return actor.roleId !== roles.coLandlord;
}

/** Lists and counts of a user's listings. */
export function mayListListingsOf(actor: Actor, userId: number): boolean {
  return actor.id === userId || hasRight(actor, 'find');
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
