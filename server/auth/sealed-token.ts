import 'server-only';

import { decode, encode } from 'next-auth/jwt';
import type { JWT } from 'next-auth/jwt';
import { keyOf, readingKeys } from '@/server/keys';

/** Tokens as next-auth seals them, for a cookie: nobody else reads or makes one. */
type SealedFor = 'session' | 'pending-identity';

/** Part of how a token is sealed since the first of them. */
const salts: Readonly<Record<SealedFor, string>> = { session: '', 'pending-identity': 'pending-identity' };

/** @param maxAge in seconds: later than this it opens for nobody */
export const sealToken = (purpose: SealedFor, token: JWT, { maxAge }: { maxAge: number }): Promise<string> =>
  encode({ token, secret: keyOf(purpose), salt: salts[purpose], maxAge });

/** What a sealed token holds; null for one that is old, forged or of another purpose. */
export async function openSealed(purpose: SealedFor, token: string): Promise<JWT | null> {
  for (const secret of readingKeys(purpose)) {
    // It throws for whatever it cannot open; nothing outside is asked in here, so nothing else can fail.
    const opened = await decode({ token, secret, salt: salts[purpose] }).catch(() => null);
    if (opened) return opened;
  }
  return null;
}
