/** What a helper of a home may do there (docs/rules/invitations.md#roles). */
export const managerRoles = ['calendar', 'host', 'cleaning'] as const;
export type ManagerRole = (typeof managerRoles)[number];

/**
 * What the dashboard of a helper adds or leaves out: `changeovers` adds them, for who cleans or hosts; `hosting-only` and
 * `cleaning-only` are co-landlords who keep no calendar.
 */
export type HelperMenu = 'none' | 'changeovers' | 'hosting-only' | 'cleaning-only';
