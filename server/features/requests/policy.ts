import 'server-only';

import { hasRight, roles } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';

/**
 * Who may see and handle the requests for a listing, bookings and questions alike: its owner and admins, nobody else;
 * never co-landlords (docs/rules/listings.md#who-may-do-what).
 */

/** The role of somebody who may act on a request: owner of its listing, or admin. */
export type RequestRole = 'owner' | 'admin';

/** The actor's role for a request for a listing of `ownerId`; null for whoever may not act on it. */
export function requestRole(actor: Actor, ownerId: number): RequestRole | null {
  if (actor.id === ownerId) return 'owner';
  return hasRight(actor, 'requests') ? 'admin' : null;
}

/**
 * Reading a request and its guest: name, price and code, wherever a stay is shown. Calendar managers see that days are
 * taken and why, but not by whom.
 */
export function mayReadRequest(actor: Actor, ownerId: number): boolean {
  return actor.id === ownerId || hasRight(actor, 'find');
}

/** The private note on a request is only for its landlord: not for admins, even when acting as the landlord. */
export function mayKeepNote(actor: Actor, ownerId: number): boolean {
  return requestRole(actor, ownerId) === 'owner' && actor.impersonatorId === null;
}

/** Lists and counts of all requests for the listings of `ownerId`. */
export function mayListRequestsOf(actor: Actor, ownerId: number): boolean {
  return mayReadRequest(actor, ownerId);
}

/** Whether this user sees the request pages at all: co-landlords have none. */
export function mayHaveRequests(actor: Actor): boolean {
  return actor.roleId !== roles.coLandlord;
}
