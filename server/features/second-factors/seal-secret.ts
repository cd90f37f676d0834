import 'server-only';

import type { Tx } from '@/server/db';
import { env } from '@/server/env';
import { seal, unseal } from '@/server/keys';
import { log } from '@/server/log';

/**
 * Stored secrets of authenticator apps: encrypted, and bound to their account, so that a row copied to another account
 * cannot be decrypted.
 */
const purpose = 'second-factors/totp';
const ownerOf = (userId: number) => `totp of user ${userId}`;

/** Encrypts a secret of this account for storage. */
export const sealSecret = (userId: number, secret: Uint8Array): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(seal(purpose, secret, ownerOf(userId)));

/** Decrypts a stored secret; null if it is another account's, or encrypted under neither of the configured secrets. */
export function openSecret(userId: number, sealed: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const opened = unseal(purpose, sealed, ownerOf(userId));
  if (opened) return Uint8Array.from(opened.plain);
  log.error({ userId }, 'the secret of an authenticator app cannot be opened: was AUTH_SECRET changed?');
  return null;
}

/**
 * The stored bytes re-encrypted under the current key; unchanged if they are already, or if they cannot be decrypted.
 */
function sealAnew(userId: number, sealed: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const opened = unseal(purpose, sealed, ownerOf(userId));
  return opened?.isStale ? sealSecret(userId, opened.plain) : sealed;
}

/**
 * Re-encrypts under AUTH_SECRET what was encrypted under AUTH_SECRET_PREVIOUS, so that the latter can be removed. For
 * confirmed apps, and for those waiting for their first code.
 */
export async function sealSecretsAnew(tx: Tx): Promise<void> {
  if (!env.AUTH_SECRET_PREVIOUS) return;
  const rows = await tx.totpFactor.findMany({ select: { userId: true, secret: true, pendingSecret: true } });
  for (const { userId, secret, pendingSecret } of rows) {
    const anew = secret && sealAnew(userId, secret);
    if (anew !== secret)
      await tx.totpFactor.updateMany({
        where: { userId, secret: { equals: secret } },
        data: { secret: anew },
      });
    const waiting = pendingSecret && sealAnew(userId, pendingSecret);
    if (waiting !== pendingSecret)
      await tx.totpFactor.updateMany({
        where: { userId, pendingSecret: { equals: pendingSecret } },
        data: { pendingSecret: waiting },
      });
  }
}
