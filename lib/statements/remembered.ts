/** Matches that this device made (docs/rules/statements.md#matching): without them each file is read on its own. */
import { saveText, savedText } from '@/lib/device-memory';
import type { RememberedMatch } from '@/lib/statements/match';

const NAME = 'payment_matches';
const MAX_KEPT = 2000;

const isMatch = (value: unknown): value is RememberedMatch =>
  typeof value === 'object' &&
  value !== null &&
  'fingerprint' in value &&
  typeof value.fingerprint === 'string' &&
  'request_id' in value &&
  typeof value.request_id === 'number' &&
  'booking_id' in value &&
  typeof value.booking_id === 'number' &&
  'amount_cents' in value &&
  typeof value.amount_cents === 'number' &&
  'paid_at' in value &&
  typeof value.paid_at === 'string' &&
  'counterparty' in value &&
  typeof value.counterparty === 'string';

/** The stored matches, oldest first; none if they cannot be read. */
export function rememberedMatches(): RememberedMatch[] {
  try {
    const kept: unknown = JSON.parse(savedText(NAME) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isMatch) : [];
  } catch {
    return [];
  }
}

/** Stores matches along with the earlier ones; only the newest are kept. */
export function rememberMatches(matches: readonly RememberedMatch[]): void {
  const kept = new Map([...rememberedMatches(), ...matches].map((match) => [match.fingerprint, match]));
  saveText(NAME, JSON.stringify([...kept.values()].slice(-MAX_KEPT)));
}
