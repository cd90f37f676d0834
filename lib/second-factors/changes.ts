/** What can happen to somebody's second factors; the letter about it names it. */
export const factorChanges = [
  'totp_added',
  'totp_removed',
  'passkey_added',
  'passkey_removed',
  'recovery_codes',
  'reset',
] as const;
export type FactorChange = (typeof factorChanges)[number];
