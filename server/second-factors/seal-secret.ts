import 'server-only';

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { log } from '@/server/log';
import { derivedKey } from '@/server/second-factors/keys';

/**
 * Secrets of authenticator apps at rest: AES-256-GCM, bound to their account, so that a row copied to another account
 * opens for nobody. Layout: 12 bytes IV, 16 bytes tag, the rest.
 */
const ivLength = 12;
const tagLength = 16;

const ownerOf = (userId: number) => Buffer.from(`totp of user ${userId}`);

/** What to store of a secret of this account. */
export function sealSecret(userId: number, secret: Uint8Array): Uint8Array<ArrayBuffer> {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', derivedKey('totp'), iv);
  cipher.setAAD(ownerOf(userId));
  const body = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Uint8Array.from(Buffer.concat([iv, cipher.getAuthTag(), body]));
}

/** The secret behind stored bytes; null when they are another account's, or AUTH_SECRET has changed. */
export function openSecret(userId: number, sealed: Uint8Array): Uint8Array<ArrayBuffer> | null {
  try {
    const bytes = Buffer.from(sealed);
    const decipher = createDecipheriv('aes-256-gcm', derivedKey('totp'), bytes.subarray(0, ivLength), {
      authTagLength: tagLength,
    });
    decipher.setAAD(ownerOf(userId));
    decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
    return Uint8Array.from(
      Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]),
    );
  } catch {
    log.error({ userId }, 'the secret of an authenticator app cannot be opened: was AUTH_SECRET changed?');
    return null;
  }
}
