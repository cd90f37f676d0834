import 'server-only';

import type { Tx } from '@/server/db';
import { env } from '@/server/env';
import { seal, unseal } from '@/server/keys';
import { log } from '@/server/log';

/**
 * Secrets of authenticator apps at rest: sealed, and bound to their account, so that a row copied to another account
 * opens for nobody.
 */
const purpose = 'second-factors/totp';
const ownerOf = (userId: number) => `totp of user ${userId}`;

/** What to store of a secret of this account. */
export const sealSecret = (userId: number, secret: Uint8Array): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(seal(purpose, secret, ownerOf(userId)));

/** The secret behind stored bytes; null when they are another account's, or sealed with neither secret of the settings. */
export function openSecret(userId: number, sealed: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const opened = unseal(purpose, sealed, ownerOf(userId));
  if (opened) return Uint8Array.from(opened.plain);
  log.error({ userId }, 'the secret of an authenticator app cannot be opened: was AUTH_SECRET changed?');
  return null;
}

/** Stored bytes sealed under the present key; the same where they are, or where nothing opens them. */
function sealAnew(userId: number, sealed: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const opened = unseal(purpose, sealed, ownerOf(userId));
  return opened?.isStale ? sealSecret(userId, opened.plain) : sealed;
}

/**
 * Seals what was sealed under AUTH_SECRET_PREVIOUS under AUTH_SECRET, so that the former can go. Of the apps that are
 * set up, and those that wait for their first code.
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
