/** What a helper of a home may do there (docs/rules/invitations.md#roles). */
export const managerRoles = ['calendar', 'cleaning'] as const;
export type ManagerRole = (typeof managerRoles)[number];
