/** What the register says of a home’s licence number (docs/rules/lodging-register.md#assessment). */
export const licenceStates = ['known', 'unknown', 'expired', 'other_address', 'shared'] as const;
export type LicenceState = (typeof licenceStates)[number];
