import 'server-only';

import type { RoleId } from '@/lib/accounts/roles';

/** For policies, which judge an actor by them. */
export { isRoleId, roles } from '@/lib/accounts/roles';
export type { RoleId } from '@/lib/accounts/roles';

/** Who asks: the signed-in user as policies see them. */
export interface Actor {
  id: number;
  roleId: RoleId;
  /** May do what admins may: never while `secondFactorDue`. */
  isAdmin: boolean;
  /** An admin by role who needs a second factor and has none: until then they can only set one up. */
  secondFactorDue: boolean;
  /** Admins count as verified. */
  isVerified: boolean;
  email: string;
  firstName: string;
  lastName: string;
  sessionId: string;
  /** The admin who acts as this user, or null. */
  impersonatorId: number | null;
}
