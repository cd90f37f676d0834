import 'server-only';

import { createPrivateKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { env } from '@/server/env';

/** How this platform proves who it is: with a secret, or with a JWT that it signs with its own key. */
export type Proof =
  | { kind: 'secret'; secret: string }
  | { kind: 'key'; key: KeyObject; keyId: string; audience: string };

/** A single digital entry point, and who we are there (the settings `SDEP_…`). */
export interface EntryPoint {
  /** The part before `/api/…`, without a slash at its end. */
  baseUrl: string;
  version: 'v1' | 'v2';
  clientId: string;
  proof: Proof;
}

function findProof(): Proof | null {
  if (env.SDEP_CLIENT_SECRET) return { kind: 'secret', secret: env.SDEP_CLIENT_SECRET };
  const { SDEP_PRIVATE_KEY: pem, SDEP_KEY_ID: keyId, SDEP_TOKEN_AUDIENCE: audience } = env;
  if (!pem || !keyId || !audience) return null;
  return { kind: 'key', key: createPrivateKey(pem), keyId, audience };
}

/** Whether an entry point is set; without one nothing is read, checked or sent. */
export const hasEntryPoint = (): boolean => env.SDEP_BASE_URL !== undefined;

/** The entry point of the settings, which were checked at the start; null without one. */
export function findEntryPoint(): EntryPoint | null {
  const { SDEP_BASE_URL: baseUrl, SDEP_CLIENT_ID: clientId, SDEP_VERSION: version } = env;
  if (!baseUrl) return null;
  const proof = findProof();
  if (!clientId || !proof) throw new Error('SDEP_BASE_URL without a client and its proof');
  return { baseUrl, version, clientId, proof };
}
