import 'server-only';

import { env } from '@/server/env';
import { cleanText } from '@/server/clean-text';

/** Parses a Cookie header into name → value; the first of a name counts. */
export function parseCookies(header: string | null): Record<string, string> {
  const cookies: Record<string, string> = {};
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    const name = part.slice(0, at).trim();
    if (Object.hasOwn(cookies, name)) continue;
    const value = part.slice(at + 1).trim();
    Object.defineProperty(cookies, name, { value: decode(value), enumerable: true });
  }
  return cookies;
}

function decode(value: string): string {
  try {
    return cleanText(decodeURIComponent(value));
  } catch {
    return cleanText(value);
  }
}

export function isHttps(): boolean {
  return env.APP_URL.startsWith('https:');
}

/**
 * The name of a cookie that only this exact host can set: browsers accept `__Host-` only over https, with Secure, for
 * the whole site and without Domain, so no neighbouring host can plant one.
 */
export function hostCookieName(name: string): string {
  return isHttps() ? `__Host-${name}` : name;
}

interface CookieOptions {
  httpOnly: boolean;
  /** In seconds; without it the cookie ends with the browser session. 0 removes it. */
  maxAge?: number;
  /** The whole site by default. */
  path?: string;
}

/** A Set-Cookie value: SameSite=Lax, Secure on https (docs/rules/accounts.md#sessions). */
export function serializeCookie(
  name: string,
  value: string,
  { httpOnly, maxAge, path = '/' }: CookieOptions,
): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, `Path=${path}`, 'SameSite=Lax'];
  if (httpOnly) parts.push('HttpOnly');
  if (isHttps()) parts.push('Secure');
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
  return parts.join('; ');
}
