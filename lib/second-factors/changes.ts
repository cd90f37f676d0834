/** What can happen to somebody's second factors; the letter about it names it. */
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

/** A factor that was added lately; `passkey` is its name, null for an app. */
export interface NewFactor {
  passkey: string | null;
  added_at: string;
}

/** What gives whoever did it a new way in: its letter has a link that takes it back. */
export const isNewFactor = (change: FactorChange) => change === 'totp_added' || change === 'passkey_added';
