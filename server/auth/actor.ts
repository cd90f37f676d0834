import 'server-only';

/** User roles (spec D §9). */
export const roles = { landlord: 1, coLandlord: 2, admin: 3 } as const;
export type RoleId = (typeof roles)[keyof typeof roles];

/** Who asks: the signed-in user as policies see them. */
export interface Actor {
  id: number;
  roleId: RoleId;
  isAdmin: boolean;
  /** Admins count as verified (spec P §6). */
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
