import 'server-only';

import { createHash } from 'node:crypto';

/**
 * Tells whether a guest has sent the very same request before: the SHA-256 hash, in hexadecimal, of everything that was
 * filled in. It reveals nothing that is not stored with the request itself.
 */
export function sentDigest(input: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(input).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
