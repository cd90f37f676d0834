import 'server-only';

/** User roles (docs/rules/accounts.md#roles). */
export const roles = { landlord: 1, coLandlord: 2, admin: 3 } as const;
export type RoleId = (typeof roles)[keyof typeof roles];

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

export function isRoleId(value: number): value is RoleId {
  return value === roles.landlord || value === roles.coLandlord || value === roles.admin;
}
