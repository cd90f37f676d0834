import 'server-only';

import type { RoleId } from '@/lib/accounts/roles';

/** Re-exported for policies. */
export { isRoleId, roles } from '@/lib/accounts/roles';
export type { RoleId } from '@/lib/accounts/roles';

/** The signed-in user, as policies see them. */
export interface Actor {
  id: number;
  roleId: RoleId;
  /** Has an admin's rights: never while `secondFactorDue`. */
  isAdmin: boolean;
  /** Has the admin role but no second factor yet: until then they can only set one up. */
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
