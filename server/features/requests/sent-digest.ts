import 'server-only';

import { createHash } from 'node:crypto';

/**
 * Tells whether a guest sent the very same thing before: SHA-256, as hexadecimal digits, over everything that was
 * filled in. As long as the request itself is kept it says nothing that does not stand beside it.
 */
export function sentDigest(input: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(input).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
