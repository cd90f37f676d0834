import 'server-only';

import { randomBytes, timingSafeEqual } from 'node:crypto';
import { sessionCookieName } from '@/server/auth/session';
import { env } from '@/server/env';
import { parseCookies, serializeCookie } from '@/server/cookies';
import { DomainError } from '@/server/http/errors';
import { reply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';
import { isSigned, sign } from '@/server/keys';

/**
 * Double-submit token (docs/rules/api.md#csrf): only our own pages can read the cookie, and every state-changing call
 * echoes it in a header. It is signed over the session cookie beside it (or over its absence), so that neither a cookie
 * planted from a neighbouring host nor another session's token is accepted.
 */
export const csrfCookieName = 'XSRF-TOKEN';
const headerName = 'x-xsrf-token';
const lifetime = 12 * 3600;

type Cookies = Readonly<Record<string, string>>;

/** The sealed session cookie itself: it stays the same as long as the session, so no row has to be read. */
const sessionIn = (cookies: Cookies): string => cookies[sessionCookieName()] ?? '';

const signed = (nonce: string, session: string) => `${nonce}\n${session}`;

function makeToken(session: string): string {
  const nonce = randomBytes(24).toString('base64url');
  return `${nonce}.${sign('csrf', signed(nonce, session))}`;
}

const tokenCookie = (token: string) =>
  serializeCookie(csrfCookieName, token, { httpOnly: false, maxAge: lifetime });

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function isGenuine(token: string, session: string): boolean {
  const [nonce, signature] = token.split('.');
  return Boolean(nonce && signature && isSigned('csrf', signed(nonce, session), signature));
}

function isEchoed(header: string | null, cookie: string): boolean {
  if (header === null) return false;
  if (equal(header, cookie)) return true;
  // Clients that copy the raw cookie value send it back percent-encoded.
  return equal(header.replaceAll(/%2E/gi, '.'), cookie);
}

/** @throws DomainError csrf_mismatch (419) */
export function checkCsrf(request: Request): void {
  const cookies = parseCookies(request.headers.get('cookie'));
  const cookie = cookies[csrfCookieName];
  if (
    !cookie ||
    !isGenuine(cookie, sessionIn(cookies)) ||
    !isEchoed(request.headers.get(headerName), cookie)
  ) {
    throw new DomainError('csrf_mismatch');
  }
}

/**
 * Browsers say where a call was sent from, and no script can change that header. A change comes from our own pages,
 * never from another site nor from a neighbour under the same domain. Other programs do not send the header, and still
 * need the token.
 * @throws DomainError csrf_mismatch (419)
 */
export function checkFetchSite(request: Request): void {
  const site = request.headers.get('sec-fetch-site');
  if (site === 'cross-site' || site === 'same-site') throw new DomainError('csrf_mismatch');
}

/**
 * For the few forms that a browser submits without JavaScript and without a session: the browser says which site sent
 * the form, and that has to be ours. Browsers send Origin with every POST; from a page with the `no-referrer` policy it
 * is 'null', and Sec-Fetch-Site decides.
 * @throws DomainError csrf_mismatch (419)
 */
export function checkSameOrigin(request: Request): void {
  const origin = request.headers.get('origin');
  if (origin === 'null' && request.headers.get('sec-fetch-site') === 'same-origin') return;
  const own = [new URL(env.APP_URL).host, request.headers.get('host')];
  if (!origin || !URL.canParse(origin) || !own.includes(new URL(origin).host)) {
    throw new DomainError('csrf_mismatch');
  }
}

/** GET /sanctum/csrf-cookie: 204 with the token. A valid token is kept, so that open tabs keep working. */
export async function issueCsrfCookie({ cookies }: { cookies: Cookies }): Promise<Reply> {
  const known = cookies[csrfCookieName];
  const session = sessionIn(cookies);
  const token = known && isGenuine(known, session) ? known : makeToken(session);
  return reply(undefined, { status: 204, cookies: [tokenCookie(token)] });
}

/**
 * The Set-Cookie headers of a response. When they start or end a session, a matching CSRF token is added, so that the
 * open page can go on without fetching one.
 */
export function withFittingToken(setCookies: readonly string[]): string[] {
  const pairs = setCookies.map((line) => parseCookies(line.split(';', 1)[0] ?? ''));
  const changed = pairs.find((pair) => sessionCookieName() in pair);
  return [...setCookies, ...(changed ? [tokenCookie(makeToken(sessionIn(changed)))] : [])];
}
