import 'server-only';

import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '@/server/db';

/**
 * What opens the page of an alert: random, in each of its mails another one, stored as a hash. All of one alert open the
 * same page, so that the link of an old mail still ends it.
 */

export const hashAlertToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** A token for each of the alerts, by id; the values go into the mails and exist nowhere else. */
export async function issueAlertTokens(tx: Tx, alertIds: readonly number[]): Promise<Map<number, string>> {
  const tokens = new Map(alertIds.map((id) => [id, randomBytes(32).toString('base64url')]));
  const hashes = Array.from(tokens.values(), hashAlertToken);
  await tx.$executeRaw`
    INSERT INTO search_alert_tokens (search_alert_id, token_hash)
    SELECT * FROM unnest(${[...tokens.keys()]}::int[], ${hashes}::text[])`;
  return tokens;
}
