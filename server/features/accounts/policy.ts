import 'server-only';

import type { StaffRole } from '@/lib/staff/rights';
import { hasRight, roles } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';

/** Who may do what with an account, each rule once (docs/rules/users.md). */

/** The facts that the rules depend on. */
export interface Target {
  id: number;
  roleId: number;
  emailVerifiedAt: Date | null;
  suspendedAt: Date | null;
  /** Whether this user manages one of the actor's calendars. */
  isCoLandlordOfActor: boolean;
}

type Asked = Pick<Target, 'id'>;

/** The user list: everybody for admins, their co-landlords for landlords, nothing for co-landlords. */
export function mayListUsers(actor: Actor): boolean {
  return actor.roleId !== roles.coLandlord;
}

export function mayReadUser(actor: Actor, target: Pick<Target, 'id' | 'isCoLandlordOfActor'>): boolean {
  return mayReadWholeUser(actor, target) || target.isCoLandlordOfActor;
}

/** Reading everything of an account. */
export function mayReadWholeUser(actor: Actor, target: Asked): boolean {
  return actor.id === target.id || hasRight(actor, 'find');
}

/** Changing an account. */
export function mayEditUser(actor: Actor, target: Asked): boolean {
  return actor.id === target.id || hasRight(actor, 'users');
}

/** Removing an account. */
export function mayRemoveUser(actor: Actor, target: Asked): boolean {
  return actor.id === target.id || hasRight(actor, 'remove_users');
}

/** Only owners may change another admin. */
export function mayChangeAdmins(actor: Actor): boolean {
  return hasRight(actor, 'admins');
}

/** Nobody may set another's password. */
export function maySetPassword(actor: Actor, target: Asked): boolean {
  return actor.id === target.id;
}

/**
 * A co-landlord may become a landlord ('Word verhuurder'); every other change is made by another admin, who has to be
 * an owner if it concerns admins. A landlord cannot become a co-landlord: their listings would be out of reach.
 */
export function mayChangeRole(actor: Actor, target: Pick<Target, 'id' | 'roleId'>, to: number): boolean {
  if (target.roleId === to) return true;
  const becomesLandlord = target.roleId === roles.coLandlord && to === roles.landlord;
  if (actor.id === target.id) return becomesLandlord;
  const right = [target.roleId, to].includes(roles.admin) ? 'admins' : 'users';
  return hasRight(actor, right) && to !== roles.coLandlord;
}

/** Only owners set another admin's rights, and never their own. */
export function mayChangeStaffRole(
  actor: Actor,
  target: Asked & { staffRole: StaffRole | null },
  to: StaffRole,
): boolean {
  return target.staffRole === to || (actor.id !== target.id && mayChangeAdmins(actor));
}

/** An admin with this right may suspend all but themselves. */
export function maySuspend(actor: Actor, target: Asked): boolean {
  return hasRight(actor, 'suspend') && actor.id !== target.id;
}

/** The export of all of one's data: only for the user, not for an admin acting in their place. */
export function mayExportUser(actor: Actor, target: Asked): boolean {
  return actor.id === target.id && actor.impersonatorId === null;
}

/** Impersonation: admins may act as others whose address is confirmed, one at a time, never as another admin. */
export function mayImpersonate(actor: Actor, target: Target): boolean {
  return (
    hasRight(actor, 'impersonate') &&
    actor.impersonatorId === null &&
    actor.id !== target.id &&
    target.roleId !== roles.admin &&
    target.emailVerifiedAt !== null &&
    target.suspendedAt === null
  );
}
