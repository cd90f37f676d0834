import 'server-only';

import { roles } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';

/**
 * Who may see and handle what a listing was asked, bookings and questions alike: its owner and admins, nobody else;
 * co-landlords never (docs/rules/listings.md#who-may-do-what).
 */

/** What someone is to a request: the owner of its listing, or an admin. Nobody else acts on it. */
export type RequestRole = 'owner' | 'admin';

/** What someone is to a request of a listing of `ownerId`; null is a stranger, for whom it does not exist. */
export function requestRole(actor: Actor, ownerId: number): RequestRole | null {
  if (actor.id === ownerId) return 'owner';
  return actor.isAdmin ? 'admin' : null;
}

/**
 * A request, and who stays because of it: name, price and number, wherever a stay is shown. Calendar managers see that
 * days are taken and what for, never by whom.
 */
export function mayReadRequest(actor: Actor, ownerId: number): boolean {
  return requestRole(actor, ownerId) !== null;
}

/** The private note on a request is its landlord's alone: no admin's, not even one who acts as the landlord. */
export function mayKeepNote(actor: Actor, ownerId: number): boolean {
  return requestRole(actor, ownerId) === 'owner' && actor.impersonatorId === null;
}

/** Lists and counts of everything that the listings of `ownerId` received. */
export function mayListRequestsOf(actor: Actor, ownerId: number): boolean {
  return requestRole(actor, ownerId) !== null;
}

/** Whether the screens of requests are for this user at all: co-landlords have none. */
export function mayHaveRequests(actor: Actor): boolean {
  return actor.roleId !== roles.coLandlord;
}
