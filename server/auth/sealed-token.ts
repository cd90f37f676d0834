import 'server-only';

import { decode, encode } from 'next-auth/jwt';
import type { JWT } from 'next-auth/jwt';
import { keyOf, readingKeys } from '@/server/keys';

/** Encrypted tokens for cookies, in next-auth's format: nobody else can read or make them. */
type SealedFor = 'session' | 'pending-identity';

/** Salts of the existing tokens; changing one invalidates them. */
const salts: Readonly<Record<SealedFor, string>> = { session: '', 'pending-identity': 'pending-identity' };

/** @param maxAge in seconds; after that it cannot be opened */
export const sealToken = (purpose: SealedFor, token: JWT, { maxAge }: { maxAge: number }): Promise<string> =>
  encode({ token, secret: keyOf(purpose), salt: salts[purpose], maxAge });

/** The content of a sealed token; null if it is expired, forged or made for another purpose. */
export async function openSealed(purpose: SealedFor, token: string): Promise<JWT | null> {
  for (const secret of readingKeys(purpose)) {
    // Throws for any token it cannot open; it does no I/O, so nothing else can fail.
    const opened = await decode({ token, secret, salt: salts[purpose] }).catch(() => null);
    if (opened) return opened;
  }
  return null;
}
