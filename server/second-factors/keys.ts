import 'server-only';

import { hkdfSync } from 'node:crypto';
import { env } from '@/server/env';

/** Keys of 32 bytes, one a purpose, derived from AUTH_SECRET: none reveals another. */
export function derivedKey(purpose: 'totp' | 'recovery-code' | 'passkey-user'): Buffer {
  return Buffer.from(hkdfSync('sha256', env.AUTH_SECRET, '', `second-factors/${purpose}`, 32));
}
