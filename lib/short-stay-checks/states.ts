/** The states of a home in a random check (docs/rules/short-stay-checks.md#states). */
export const checkStates = ['drawn', 'submitted', 'refused', 'flagged', 'acknowledged', 'withdrawn'] as const;
export type CheckState = (typeof checkStates)[number];
