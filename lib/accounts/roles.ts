/** User roles (docs/rules/accounts.md#roles). */
export const roles = { landlord: 1, coLandlord: 2, admin: 3 } as const;
export type RoleId = (typeof roles)[keyof typeof roles];

export function isRoleId(value: number): value is RoleId {
  return value === roles.landlord || value === roles.coLandlord || value === roles.admin;
}
