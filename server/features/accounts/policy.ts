import 'server-only';

import { roles } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';

/** Who may do what with an account, each rule once (docs/rules/users.md). */

/** What the rules look at. */
export interface Target {
  id: number;
  roleId: number;
  emailVerifiedAt: Date | null;
  suspendedAt: Date | null;
  /** Whether this user manages a calendar of the actor's. */
  isCoLandlordOfActor: boolean;
}

type Asked = Pick<Target, 'id'>;

/** The list: everybody for admins, those who share their calendars for landlords; co-landlords have none. */
export function mayListUsers(actor: Actor): boolean {
  return actor.roleId !== roles.coLandlord;
}

export function mayReadUser(actor: Actor, target: Pick<Target, 'id' | 'isCoLandlordOfActor'>): boolean {
  return actor.isAdmin || actor.id === target.id || target.isCoLandlordOfActor;
}

/** Everything of an account, and changing it. */
export function mayEditUser(actor: Actor, target: Asked): boolean {
  return actor.isAdmin || actor.id === target.id;
}

/** Nobody chooses another's password. */
export function maySetPassword(actor: Actor, target: Asked): boolean {
  return actor.id === target.id;
}

/**
 * 'Word verhuurder' for oneself; everything else is an admin's to decide, never about oneself. A landlord does not
 * become a co-landlord: the listings would be out of reach.
 */
export function mayChangeRole(actor: Actor, target: Pick<Target, 'id' | 'roleId'>, to: number): boolean {
  if (target.roleId === to) return true;
  const becomesLandlord = target.roleId === roles.coLandlord && to === roles.landlord;
  if (actor.id === target.id) return becomesLandlord;
  return actor.isAdmin && to !== roles.coLandlord;
}

/** An admin shuts anybody out, but for oneself. */
export function maySuspend(actor: Actor, target: Asked): boolean {
  return actor.isAdmin && actor.id !== target.id;
}

/** The file with all of one's data: for oneself alone, not for an admin in one's place. */
export function mayExportUser(actor: Actor, target: Asked): boolean {
  return actor.id === target.id && actor.impersonatorId === null;
}

/** Acting as somebody: for admins, as others whose address is confirmed, one at a time, never as an admin. */
export function mayImpersonate(actor: Actor, target: Target): boolean {
  return (
    actor.isAdmin &&
    actor.impersonatorId === null &&
    actor.id !== target.id &&
    target.roleId !== roles.admin &&
    target.emailVerifiedAt !== null &&
    target.suspendedAt === null
  );
}
