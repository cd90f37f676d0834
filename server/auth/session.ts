import 'server-only';

import { createHash, randomBytes } from 'node:crypto';
import type { Prisma } from '@/prisma/generated/client';
import { prisma, sql } from '@/server/db';
import type { Tx } from '@/server/db';
import { isRoleId, roles } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';
import { signedInCookie } from '@/lib/accounts/signed-in-hint';
import { hasStaffRight } from '@/lib/staff/rights';
import type { StaffRole } from '@/lib/staff/rights';
import { openSealed, sealToken } from '@/server/auth/sealed-token';
import { hostCookieName, serializeCookie } from '@/server/cookies';
import { holdAccounts } from '@/server/lock-order';
import { hasFactorSql, isSecondFactorRequired } from '@/server/auth/second-factor-due';

/**
 * Sessions that the server can end (docs/decisions/2026-11-21-sessions.md). next-auth's `encode` and `decode` seal and
 * open the cookie; it holds a random session id, and the row behind it says whether the session is still valid. The
 * cookie alone never counts: only `findActor` decides who somebody is.
 */
const rememberSeconds = 30 * 24 * 3600;
const idleSeconds = 12 * 3600;
/** How often use of a session is recorded; the idle time is accurate to this many seconds. */
const touchSeconds = 300;

const hash = (sid: string) => createHash('sha256').update(sid).digest('hex');

export const sessionCookieName = (): string => hostCookieName('next-auth.session-token');

interface LiveSession {
  id: number;
  role_id: number;
  staff_role: StaffRole | null;
  email: string;
  is_confirmed: boolean;
  first_name: string;
  last_name: string;
  second_factor_waived: boolean;
  has_factor: boolean;
  remember: boolean;
  is_touch_due: boolean;
  impersonator_id: number | null;
  /** Of the admin who acts as them; null without one. */
  admin_role_id: number | null;
  admin_staff_role: StaffRole | null;
  admin_is_suspended: boolean | null;
  admin_waived: boolean | null;
  admin_has_factor: boolean;
}

/** Runs for every request of a session. $1: the session's id, $2: now, $3: last use before this is recorded again. */
const liveSessionQuery = `
  SELECT u.id, u.user_role_id AS role_id, u.staff_role, u.email::text AS email, u.email_verified_at IS NOT NULL AS is_confirmed,
    u.first_name, u.last_name, u.second_factor_waived, ${hasFactorSql('u.id')} AS has_factor,
    s.remember, s.last_seen_at < $3::timestamptz AS is_touch_due, s.impersonator_id,
    a.user_role_id AS admin_role_id, a.staff_role AS admin_staff_role, a.suspended_at IS NOT NULL AS admin_is_suspended,
    a.second_factor_waived AS admin_waived, ${hasFactorSql('a.id')} AS admin_has_factor
  FROM sessions s JOIN users u ON u.id = s.user_id LEFT JOIN users a ON a.id = s.impersonator_id
  WHERE s.id = $1 AND s.expires_at > $2::timestamptz AND u.suspended_at IS NULL`;

/** An admin who acts as somebody else must still have that right, and the second factor that admins need. */
async function mayImpersonate(row: LiveSession): Promise<boolean> {
  if (row.admin_role_id !== roles.admin || row.admin_is_suspended) return false;
  if (!hasStaffRight(row.admin_staff_role, 'impersonate')) return false;
  const admin = { roleId: row.admin_role_id, secondFactorWaived: row.admin_waived === true };
  return row.admin_has_factor || !(await isSecondFactorRequired(admin));
}

async function findLiveActor(sid: string, isUse: boolean): Promise<Actor | null> {
  const id = hash(sid);
  const now = new Date();
  const touchedBefore = new Date(now.getTime() - touchSeconds * 1000);
  const [row] = await sql<LiveSession>('live-session', liveSessionQuery, [id, now, touchedBefore]);
  if (!row || !isRoleId(row.role_id)) return null;
  if (row.impersonator_id !== null && !(await mayImpersonate(row))) return null;
  if (isUse && row.is_touch_due) await touch(id, row.remember, now);
  const hasAdminRole = row.role_id === roles.admin;
  const owner = { roleId: row.role_id, secondFactorWaived: row.second_factor_waived };
  const secondFactorDue = !row.has_factor && (await isSecondFactorRequired(owner));
  return {
    id: row.id,
    roleId: row.role_id,
    isAdmin: hasAdminRole && !secondFactorDue,
    staffRole: row.staff_role,
    secondFactorDue,
    isVerified: hasAdminRole || row.is_confirmed,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    sessionId: id,
    impersonatorId: row.impersonator_id,
  };
}

/** Remembered sessions end 30 days after sign-in; others 12 hours after their last use. */
async function touch(id: string, remember: boolean, now: Date): Promise<void> {
  const expiresAt = remember ? undefined : new Date(now.getTime() + idleSeconds * 1000);
  await prisma().session.updateMany({
    where: { id },
    data: { lastSeenAt: now, ...(expiresAt && { expiresAt }) },
  });
}

/** The session id sealed in the cookie, or null if the cookie is expired, forged or missing. */
async function readSessionId(cookies: Readonly<Record<string, string>>): Promise<string | null> {
  const sealed = cookies[sessionCookieName()];
  if (!sealed) return null;
  const sid = (await openSealed('session', sealed))?.sid;
  return typeof sid === 'string' ? sid : null;
}

/**
 * The user whom the cookies belong to, or null: an expired or forged cookie, an ended session, a suspended user. A
 * request counts as use of the session and postpones its end; `isUse` is false for what a page polls by itself.
 */
export async function findActor(
  cookies: Readonly<Record<string, string>>,
  isUse = true,
): Promise<Actor | null> {
  const sid = await readSessionId(cookies);
  return sid === null ? null : findLiveActor(sid, isUse);
}

/**
 * The sessions of a user: their own, those of an admin acting as them, and those in which they act as somebody else.
 */
export const sessionsOf = (userId: number): Prisma.SessionWhereInput => ({
  OR: [{ userId }, { impersonatorId: userId }],
});

const sessionAccountQuery = `
  SELECT coalesce(s.impersonator_id, s.user_id) AS account FROM sessions s JOIN users u ON u.id = s.user_id
  WHERE s.id = $1 AND s.expires_at > $2::timestamptz AND u.suspended_at IS NULL`;

/**
 * The account behind a live session (for an admin acting as somebody else: the admin's), or null. It says on whose
 * account something is counted, not what they may do: for that use `findActor`.
 */
export async function findSessionAccount(cookies: Readonly<Record<string, string>>): Promise<number | null> {
  const sid = await readSessionId(cookies);
  if (sid === null) return null;
  const values = [hash(sid), new Date()];
  const [row] = await sql<{ account: number }>('session-account', sessionAccountQuery, values);
  return row?.account ?? null;
}

interface NewSession {
  userId: number;
  remember: boolean;
  impersonatorId?: number;
  /** `deviceOf` the request that signs in. */
  device: string | null;
  /** When the password was entered for this session; absent if none was. */
  passwordAt?: Date;
}

/**
 * Starts a session within a transaction; returns the Set-Cookie value for it. Locks the accounts involved, so that
 * ending all of their sessions either happens before this or ends this one too.
 */
export async function startSession(tx: Tx, session: NewSession): Promise<string> {
  const { userId, impersonatorId = null, remember } = session;
  await holdAccounts(tx, [userId, impersonatorId]);
  const sid = randomBytes(32).toString('base64url');
  const seconds = remember ? rememberSeconds : idleSeconds;
  const expiresAt = new Date(Date.now() + seconds * 1000);
  await tx.session.create({ data: { ...session, id: hash(sid), expiresAt } });
  const token = await sealToken('session', { sid }, { maxAge: rememberSeconds });
  return serializeCookie(sessionCookieName(), token, {
    httpOnly: true,
    ...(remember && { maxAge: rememberSeconds }),
  });
}

/** The Set-Cookie value that removes the session cookie. */
export function clearedSessionCookie(): string {
  return serializeCookie(sessionCookieName(), '', { httpOnly: true, maxAge: 0 });
}

/**
 * Ends the session that the actor uses, with the notifications on that device, locking the accounts involved. False if
 * it had already ended.
 */
export async function endSession(
  tx: Tx,
  { id, impersonatorId, sessionId }: Pick<Actor, 'id' | 'impersonatorId' | 'sessionId'>,
): Promise<boolean> {
  await holdAccounts(tx, [id, impersonatorId]);
  await tx.pushSubscription.deleteMany({ where: { sessionId } });
  const { count } = await tx.session.deleteMany({ where: { id: sessionId } });
  return count > 0;
}

/**
 * Ends some of an account's sessions, locking the account; returns how many.
 * @param which of them; `{}` for all
 */
export async function endSessions(tx: Tx, userId: number, which: Prisma.SessionWhereInput): Promise<number> {
  await holdAccounts(tx, [userId]);
  const where = { AND: [sessionsOf(userId), which] };
  // Expired sessions keep theirs: nobody signed out.
  await tx.pushSubscription.deleteMany({ where: { session: where } });
  const { count } = await tx.session.deleteMany({ where });
  return count;
}

/**
 * Ends an account's sessions on every device at once, including those in which an admin acts as them, and sign-ins that
 * still wait for their second factor. Returns how many sessions it ended.
 */
export async function endAllSessions(tx: Tx, userId: number, keep?: string): Promise<number> {
  const ended = await endSessions(tx, userId, keep === undefined ? {} : { id: { not: keep } });
  await tx.pendingSignIn.deleteMany({ where: { userId } });
  // Those of expired sessions.
  await tx.pushSubscription.deleteMany({ where: { userId, sessionId: null } });
  return ended;
}

/**
 * Tells our own pages that somebody is signed in, so that public pages only then ask who. It grants nothing: only the
 * session cookie does.
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
