import 'server-only';

import { randomBytes } from 'node:crypto';
import { hostCookieName, serializeCookie } from '@/server/cookies';
import { isSigned, sign } from '@/server/keys';

/**
 * A cookie that says: the password of this account was once entered correctly in this browser. It signs nobody in; it
 * only keeps other people's failed attempts from counting against this browser. It is signed over the password hash, so
 * a new password invalidates it. Several people may share a browser.
 */
const lifetimeSeconds = 180 * 24 * 3600;
const mostAccounts = 4;

export const knownBrowserCookieName = (): string => hostCookieName('known_browser');

export interface KnownAs {
  id: number;
  passwordHash: string;
}

interface Entry {
  userId: number;
  /** Identifies the browser to this account; stays the same across sign-ins. */
  browserId: string;
  issued: number;
  signature: string;
}

const signed = ({ id, passwordHash }: KnownAs, browserId: string, issued: number) =>
  [id, browserId, issued, passwordHash].join('\n');

const entryShape = /^(\d{1,10})\.([\w-]{22})\.(\d{1,12})\.([\w-]{43})$/;

function readEntries(cookies: Readonly<Record<string, string>>): Entry[] {
  const parts = (cookies[knownBrowserCookieName()] ?? '').split('~').slice(0, mostAccounts);
  return parts.flatMap((part) => {
    const [, userId, browserId, issued, signature] = entryShape.exec(part) ?? [];
    if (!browserId || !signature) return [];
    return [{ userId: Number(userId), browserId, issued: Number(issued), signature }];
  });
}

const write = ({ userId, browserId, issued, signature }: Entry) =>
  `${userId}.${browserId}.${issued}.${signature}`;
const now = () => Math.floor(Date.now() / 1000);

/** The browser's id if this account signed in here with its current password before, or null. */
export function findKnownBrowser(cookies: Readonly<Record<string, string>>, account: KnownAs): string | null {
  const entry = readEntries(cookies).find(({ userId }) => userId === account.id);
  if (!entry || entry.issued + lifetimeSeconds < now()) return null;
  const text = signed(account, entry.browserId, entry.issued);
  return isSigned('known-browser', text, entry.signature) ? entry.browserId : null;
}

/** The Set-Cookie value after a sign-in: this account first, followed by those already known. */
export function rememberBrowser(cookies: Readonly<Record<string, string>>, account: KnownAs): string {
  const browserId = findKnownBrowser(cookies, account) ?? randomBytes(16).toString('base64url');
  const issued = now();
  const own: Entry = {
    userId: account.id,
    browserId,
    issued,
    signature: sign('known-browser', signed(account, browserId, issued)),
  };
  const others = readEntries(cookies).filter(({ userId }) => userId !== account.id);
  const value = [own, ...others].slice(0, mostAccounts).map(write).join('~');
  return serializeCookie(knownBrowserCookieName(), value, { httpOnly: true, maxAge: lifetimeSeconds });
}
