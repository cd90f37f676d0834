import 'server-only';

import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { env } from '@/server/env';

/**
 * Keys, one per purpose, derived from AUTH_SECRET by HKDF (https://www.rfc-editor.org/rfc/rfc5869): none reveals
 * another, or the secret. What was made under AUTH_SECRET_PREVIOUS is still accepted, so that the secret can be
 * replaced without anybody noticing (docs/operations.md#rotate-secrets).
 */

/** Keys from before they were derived by purpose; only used for reading. */
const underived = {
  session: (secret: string) => secret,
  'pending-identity': (secret: string) => secret,
  'bot-check': (secret: string) => secret,
  csrf: (secret: string) => `${secret}:csrf`,
  'form-token': (secret: string) => `${secret}:form-token`,
  'known-browser': (secret: string) => `${secret}:known-browser`,
  letter: (secret: string) => `${secret}:letter`,
  'request-mails': (secret: string) => `${secret}:request-mails`,
} as const;

/** The strings that keys are derived with: changing one invalidates everything made under it. */
export type Purpose =
  | keyof typeof underived
  | 'calendar-range'
  | 'changeover'
  | 'form-memory'
  | 'guest-address'
  | 'log-address'
  | 'provider-sign-in'
  | 'push-key'
  | 'rate-limit'
  | 'second-factors/passkey-user'
  | 'second-factors/recovery-code'
  | 'second-factors/totp'
  | 'tax';

const derive = (secret: string, purpose: Purpose) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

const derived = new Map<string, Buffer>();

function derivedKey(secret: string, purpose: Purpose): Buffer {
  const name = `${purpose} ${secret}`;
  const key = derived.get(name) ?? derive(secret, purpose);
  derived.set(name, key);
  return key;
}

const secrets = () => [env.AUTH_SECRET, ...(env.AUTH_SECRET_PREVIOUS ? [env.AUTH_SECRET_PREVIOUS] : [])];

const isUnderived = (purpose: Purpose): purpose is keyof typeof underived => purpose in underived;

/** The current key of a purpose, 32 bytes; used for everything new. */
export const keyOf = (purpose: Purpose): Buffer => derivedKey(env.AUTH_SECRET, purpose);

/** Every key under which something still valid may have been made, the current one first. */
export function readingKeys(purpose: Purpose): (Buffer | string)[] {
  const keys: (Buffer | string)[] = secrets().map((secret) => derivedKey(secret, purpose));
  if (isUnderived(purpose)) keys.push(...secrets().map(underived[purpose]));
  return keys;
}

const macOf = (key: Buffer | string, text: string) =>
  createHmac('sha256', key).update(text).digest('base64url');

/** A signature of a text: 43 characters of base64url. */
export const sign = (purpose: Purpose, text: string): string => macOf(keyOf(purpose), text);

/** Whether a signature is ours, compared in constant time. */
export function isSigned(purpose: Purpose, text: string, signature: string): boolean {
  const given = Buffer.from(signature);
  return readingKeys(purpose).some((key) => {
    const right = Buffer.from(macOf(key, text));
    return right.length === given.length && timingSafeEqual(right, given);
  });
}

const ivLength = 12;
const tagLength = 16;
const algorithm = 'aes-256-gcm';

/**
 * Encrypts bytes with AES-256-GCM. Layout: 12 bytes IV, 16 bytes tag, ciphertext. `of`: what they belong to,
 * authenticated along with them.
 */
export function seal(purpose: Purpose, plain: Uint8Array, of = ''): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, keyOf(purpose), iv);
  cipher.setAAD(Buffer.from(of));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

export interface Opened {
  plain: Buffer;
  /** Encrypted under an earlier key, so it should be re-encrypted. */
  isStale: boolean;
}

/** Decrypts what was sealed for `of`; null if it was not, or not under a key of ours. */
export function unseal(purpose: Purpose, sealed: Uint8Array, of = ''): Opened | null {
  for (const [at, secret] of secrets().entries()) {
    const plain = unsealWith(derivedKey(secret, purpose), Buffer.from(sealed), of);
    if (plain) return { plain, isStale: at > 0 };
  }
  return null;
}

function unsealWith(key: Buffer, bytes: Buffer, of: string): Buffer | null {
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), {
      authTagLength: tagLength,
    });
    decipher.setAAD(Buffer.from(of));
    decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
    return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]);
  } catch {
    // Another key, other bytes, or too few of them.
    return null;
  }
}
