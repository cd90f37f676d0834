import 'server-only';

import type { RoleId } from '@/lib/accounts/roles';
import { hasStaffRight } from '@/lib/staff/rights';
import type { StaffRight, StaffRole } from '@/lib/staff/rights';

/** Re-exported for policies. */
export { isRoleId, roles } from '@/lib/accounts/roles';
export type { RoleId } from '@/lib/accounts/roles';

/** The signed-in user, as policies see them. */
export interface Actor {
  id: number;
  roleId: RoleId;
  /** Has an admin's rights: never while `secondFactorDue`. */
  isAdmin: boolean;
  /** What kind of admin: which rights they have. Null for everybody else. */
  staffRole: StaffRole | null;
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

/** Whether the actor is an admin with this right; what admins do always asks for one (lib/staff/rights.ts). */
export const hasRight = (
  { isAdmin, staffRole }: Pick<Actor, 'isAdmin' | 'staffRole'>,
  right: StaffRight,
): boolean => isAdmin && hasStaffRight(staffRole, right);
