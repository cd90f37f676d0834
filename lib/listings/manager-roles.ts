/** What a helper of a home may do there (docs/rules/invitations.md#roles). */
export const managerRoles = ['calendar', 'host', 'cleaning'] as const;
export type ManagerRole = (typeof managerRoles)[number];

/**
 * What a helper's dashboard menu adds or leaves out: `changeovers` adds them, for cleaners and hosts; `hosting-only`
 * and `cleaning-only` are for co-landlords who manage no calendar.
 */
export type HelperMenu = 'none' | 'changeovers' | 'hosting-only' | 'cleaning-only';
