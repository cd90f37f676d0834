import 'server-only';

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { env } from '@/server/env';
import { parseCookies, serializeCookie } from '@/server/http/cookies';
import { DomainError } from '@/server/http/errors';
import { reply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';

/**
 * Double-submit token (decisions, 'API conventions'): the cookie is readable by our own pages alone, and a
 * state-changing call echoes it in a header. Signed, so that a cookie planted from a neighbouring host does not count.
 */
export const csrfCookieName = 'XSRF-TOKEN';
const headerName = 'x-xsrf-token';
const lifetime = 12 * 3600;

function sign(nonce: string): string {
  return createHmac('sha256', `${env.AUTH_SECRET}:csrf`).update(nonce).digest('base64url');
}

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function isGenuine(token: string): boolean {
  const [nonce, signature] = token.split('.');
  return Boolean(nonce && signature && equal(signature, sign(nonce)));
}

function isEchoed(header: string | null, cookie: string): boolean {
  if (header === null) return false;
  if (equal(header, cookie)) return true;
  // Clients that copy the cookie as it was sent hand it back percent-encoded.
  return equal(header.replaceAll(/%2E/gi, '.'), cookie);
}

/** @throws DomainError csrf_mismatch (419) */
export function checkCsrf(request: Request): void {
  const cookie = parseCookies(request.headers.get('cookie'))[csrfCookieName];
  if (!cookie || !isGenuine(cookie) || !isEchoed(request.headers.get(headerName), cookie)) {
    throw new DomainError('csrf_mismatch');
  }
}

/**
 * For the few forms that a browser sends without script, and which no session stands behind: the browser says from
 * which site the form was sent, and that has to be ours. Browsers send Origin with every POST.
 * @throws DomainError csrf_mismatch (419)
 */
export function checkSameOrigin(request: Request): void {
  const origin = request.headers.get('origin');
  const own = [new URL(env.APP_URL).host, request.headers.get('host')];
  if (!origin || !URL.canParse(origin) || !own.includes(new URL(origin).host)) {
    throw new DomainError('csrf_mismatch');
  }
}

/** GET /sanctum/csrf-cookie: 204 with the token; a good one is kept, so that open tabs keep working. */
export async function issueCsrfCookie({
  cookies,
}: {
  cookies: Readonly<Record<string, string>>;
}): Promise<Reply> {
  const known = cookies[csrfCookieName];
  const nonce = randomBytes(24).toString('base64url');
  const token = known && isGenuine(known) ? known : `${nonce}.${sign(nonce)}`;
  const cookie = serializeCookie(csrfCookieName, token, { httpOnly: false, maxAge: lifetime });
  return reply(undefined, { status: 204, cookies: [cookie] });
}
