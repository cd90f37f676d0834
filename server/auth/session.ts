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
import { isHttps, serializeCookie } from '@/server/http/cookies';

/**
 * Sessions that the server can end (decisions, 'sessions'). next-auth seals and reads the cookie; what it holds
 * is a random session id, and the row behind it says whether the session still lives. Tokens alone never count.
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
    jwt: { encode, decode },
    callbacks: {
      jwt: ({ token }) => token,
      session: async ({ session, token }) => ({
        ...session,
        actor: typeof token.sid === 'string' ? await findLiveActor(token.sid) : null,
      }),
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

async function findLiveActor(sid: string): Promise<Actor | null> {
  const id = hash(sid);
  const now = new Date();
  const row = await prisma().session.findFirst({
    where: { id, expiresAt: { gt: now } },
    include: { user: { select: actorSelect } },
  });
  if (!row || row.user.suspendedAt || !isRoleId(row.user.roleId)) return null;
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

/** Who the cookies belong to, or null. Never throws for a cookie that is old, forged or ended. */
export async function findActor(cookies: Readonly<Record<string, string>>): Promise<Actor | null> {
  const name = sessionCookieName();
  if (!cookies[name] && !cookies[`${name}.0`]) return null;
  // The three-argument form reads a given cookie jar, so that pages, handlers and tests go the same way.
  // Only `cookies` and `headers` are read; the answer's headers, which would renew the cookie, are dropped.
  const request = { cookies: { ...cookies }, headers: {} };
  const answer = { getHeader: () => undefined, setHeader: () => answer, setCookie: () => answer };
  const session: unknown = await getServerSession(
    ...([request, answer, authOptions()] as unknown as Parameters<typeof getServerSession>),
  );
  return typeof session === 'object' && session !== null && 'actor' in session
    ? (session.actor as Actor | null)
    : null;
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
