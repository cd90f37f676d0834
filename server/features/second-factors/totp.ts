import 'server-only';

import { Secret, TOTP } from 'otpauth';
import { siteName } from '@/lib/site';

/** Codes of authenticator apps (RFC 6238): SHA-1, six digits, 30 seconds, which every app supports. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const secretLength = 20;
/** How many steps a clock may be off, either way. */
const tolerance = 1;

const asSecret = (bytes: Uint8Array<ArrayBuffer>) => new Secret({ buffer: bytes.buffer });

export function makeSecret(): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(new Secret({ size: secretLength }).bytes);
}

/** What a person types or scans: the secret in base32, and the URL in the QR code. */
export function describeSecret(
  bytes: Uint8Array<ArrayBuffer>,
  label: string,
): { secret: string; otpauth_url: string } {
  const secret = asSecret(bytes);
  const totp = new TOTP({ ...form, issuer: siteName(), label, secret });
  return { secret: secret.base32, otpauth_url: totp.toString() };
}

/** The 30-second step (counted from 1970) that a code belongs to, or null if it is wrong, too old or too new. */
export function findStep(bytes: Uint8Array<ArrayBuffer>, code: string, now = Date.now()): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const options = { ...form, secret: asSecret(bytes), timestamp: now };
  const distance = TOTP.validate({ ...options, token: code, window: tolerance });
  return distance === null ? null : TOTP.counter({ period: form.period, timestamp: now }) + distance;
}
