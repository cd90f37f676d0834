/** Changes to a user's second factors; the notification email names the change. */
export const factorChanges = [
  'totp_added',
  'totp_removed',
  'passkey_added',
  'passkey_removed',
  'recovery_codes',
  'reset',
  'new_dropped',
] as const;
export type FactorChange = (typeof factorChanges)[number];

/** A recently added factor; `passkey` is its name, null for an app. */
export interface NewFactor {
  passkey: string | null;
  added_at: string;
}

/** Changes that may give an attacker a new way in: their email has a link that undoes them. */
export const isNewFactor = (change: FactorChange) => change === 'totp_added' || change === 'passkey_added';
