import 'server-only';

import { createHash, randomBytes } from 'node:crypto';
import { getServerSession } from 'next-auth';
import type { AuthOptions } from 'next-auth';
import { decode, encode } from 'next-auth/jwt';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';
import { env } from '@/server/env';
import { isRoleId, roles } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';
import { signedInCookie } from '@/lib/accounts/signed-in-hint';
import { isHttps, serializeCookie } from '@/server/http/cookies';

/**
 * Sessions that the server can end (decisions, 'sessions'). next-auth seals and reads the cookie; what it holds
 * is a random session id, and the row behind it says whether the session still lives. Tokens alone never count:
 * nothing but `findActor` may decide who somebody is.
 */
const rememberSeconds = 30 * 24 * 3600;
const idleSeconds = 12 * 3600;
/** How often use of a session is written down; the idle time is this exact. */
const touchSeconds = 300;

const hash = (sid: string) => createHash('sha256').update(sid).digest('hex');

export function sessionCookieName(): string {
  return isHttps() ? '__Secure-next-auth.session-token' : 'next-auth.session-token';
}

function authOptions(): AuthOptions {
  return {
    providers: [],
    secret: env.AUTH_SECRET,
    session: { strategy: 'jwt', maxAge: rememberSeconds },
    useSecureCookies: isHttps(),
    // next-auth would renew the cookie at each look; ours keeps its own expiry, so nothing is sealed anew.
    jwt: { encode: async () => '', decode },
    callbacks: {
      jwt: ({ token }) => token,
      // The row is not looked up in here: next-auth takes any error for a bad cookie, and a database that is away
      // for a moment must not look like a sign-out.
      session: ({ session, token }) => Object.assign(session, { sid: token.sid }),
    },
    logger: { error: () => {}, warn: () => {}, debug: () => {} },
  };
}

const actorSelect = {
  id: true,
  roleId: true,
  email: true,
  emailVerifiedAt: true,
  firstName: true,
  lastName: true,
  suspendedAt: true,
} as const;

/** Whoever acts as somebody else must still be an admin. */
function mayImpersonate(admin: { roleId: number; suspendedAt: Date | null }): boolean {
  return admin.roleId === roles.admin && admin.suspendedAt === null;
}

async function findLiveActor(sid: string): Promise<Actor | null> {
  const id = hash(sid);
  const now = new Date();
  const row = await prisma().session.findFirst({
    where: { id, expiresAt: { gt: now } },
    include: {
      user: { select: actorSelect },
      impersonator: { select: { roleId: true, suspendedAt: true } },
    },
  });
  if (!row || row.user.suspendedAt || !isRoleId(row.user.roleId)) return null;
  if (row.impersonator && !mayImpersonate(row.impersonator)) return null;
  if (now.getTime() - row.lastSeenAt.getTime() > touchSeconds * 1000) await touch(id, row.remember, now);
  const isAdmin = row.user.roleId === roles.admin;
  return {
    id: row.user.id,
    roleId: row.user.roleId,
    isAdmin,
    isVerified: isAdmin || row.user.emailVerifiedAt !== null,
    email: row.user.email,
    firstName: row.user.firstName,
    lastName: row.user.lastName,
    sessionId: id,
    impersonatorId: row.impersonatorId,
  };
}

/** Remembered sessions end 30 days after sign-in; others 12 hours after the last use. */
async function touch(id: string, remember: boolean, now: Date): Promise<void> {
  const expiresAt = remember ? undefined : new Date(now.getTime() + idleSeconds * 1000);
  await prisma().session.updateMany({
    where: { id },
    data: { lastSeenAt: now, ...(expiresAt && { expiresAt }) },
  });
}

/** The session id that the cookie seals, or null for a cookie that is old, forged or not there. */
async function readSessionId(cookies: Readonly<Record<string, string>>): Promise<string | null> {
  const name = sessionCookieName();
  if (!cookies[name] && !cookies[`${name}.0`]) return null;
  // The three-argument form reads a given cookie jar, so that pages, handlers and tests go the same way.
  // Only `cookies` and `headers` are read; the answer's headers are dropped.
  const request = { cookies: { ...cookies }, headers: {} };
  const answer = { getHeader: () => undefined, setHeader: () => answer, setCookie: () => answer };
  const session: unknown = await getServerSession(
    ...([request, answer, authOptions()] as unknown as Parameters<typeof getServerSession>),
  );
  const sid: unknown = typeof session === 'object' && session !== null ? Reflect.get(session, 'sid') : null;
  return typeof sid === 'string' ? sid : null;
}

/** Who the cookies belong to, or null: for a cookie that is old or forged, a session that ended, a suspended user. */
export async function findActor(cookies: Readonly<Record<string, string>>): Promise<Actor | null> {
  const sid = await readSessionId(cookies);
  return sid === null ? null : findLiveActor(sid);
}

interface NewSession {
  userId: number;
  remember: boolean;
  impersonatorId?: number;
}

/** Starts a session within a transaction; returns the Set-Cookie value that carries it. */
export async function startSession(
  tx: Tx,
  { userId, remember, impersonatorId }: NewSession,
): Promise<string> {
  const sid = randomBytes(32).toString('base64url');
  const seconds = remember ? rememberSeconds : idleSeconds;
  const expiresAt = new Date(Date.now() + seconds * 1000);
  await tx.session.create({ data: { id: hash(sid), userId, remember, expiresAt, impersonatorId } });
  const token = await encode({ token: { sid }, secret: env.AUTH_SECRET, maxAge: rememberSeconds });
  return serializeCookie(sessionCookieName(), token, {
    httpOnly: true,
    ...(remember && { maxAge: rememberSeconds }),
  });
}

/** The Set-Cookie value that takes the session cookie away. */
export function clearedSessionCookie(): string {
  return serializeCookie(sessionCookieName(), '', { httpOnly: true, maxAge: 0 });
}

export async function endSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.session.deleteMany({ where: { id: sessionId } });
}

/** Ends an account's sessions on every device at once, also those in which an admin acts as them. */
export async function endAllSessions(tx: Tx, userId: number, keep?: string): Promise<void> {
  await tx.session.deleteMany({
    where: { OR: [{ userId }, { impersonatorId: userId }], ...(keep && { id: { not: keep } }) },
  });
}

/**
 * Tells our own pages that somebody is signed in, so that public pages ask who only then. It grants nothing: the
 * session cookie alone does.
 */
export function signedInHint(remember: boolean): string {
  return serializeCookie(signedInCookie, '1', {
    httpOnly: false,
    ...(remember && { maxAge: rememberSeconds }),
  });
}

export function clearedSignedInHint(): string {
  return serializeCookie(signedInCookie, '', { httpOnly: false, maxAge: 0 });
}
