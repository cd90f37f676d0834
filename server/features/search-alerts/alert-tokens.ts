import 'server-only';

import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '@/server/db';

/**
 * Tokens that open the page of an alert: random, a new one in each of its mails, stored as a hash. All tokens of an
 * alert open the same page, so that the link in an old mail still works for ending it.
 */

export const hashAlertToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Creates a token for each of the alerts, by id; the values go into the mails and are stored nowhere else. */
export async function issueAlertTokens(tx: Tx, alertIds: readonly number[]): Promise<Map<number, string>> {
  const tokens = new Map(alertIds.map((id) => [id, randomBytes(32).toString('base64url')]));
  const hashes = Array.from(tokens.values(), hashAlertToken);
  await tx.$executeRaw`
    INSERT INTO search_alert_tokens (search_alert_id, token_hash)
    SELECT * FROM unnest(${[...tokens.keys()]}::int[], ${hashes}::text[])`;
  return tokens;
}
