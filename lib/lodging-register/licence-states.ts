/** The assessment of a home’s licence number against the register (docs/rules/lodging-register.md#assessment). */
export const licenceStates = ['known', 'unknown', 'expired', 'other_address', 'shared'] as const;
export type LicenceState = (typeof licenceStates)[number];
