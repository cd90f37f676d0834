import 'server-only';

import type { CurrentUserDto } from '@/lib/accounts/contract';
import { loadCurrentUser } from '@/server/features/accounts/get-current-user';
import { startPendingSignIn } from '@/server/features/accounts/pending-sign-in';
import type { Identity } from '@/server/features/accounts/pending-sign-in';
import type { Actor } from '@/server/auth/actor';
import { signedInHint, startSession } from '@/server/auth/session';
import type { Tx } from '@/server/db';
import { linkNow } from '@/server/features/accounts/store-identity';
import { closeSession } from '@/server/features/accounts/close-session';
import { holdAccounts } from '@/server/lock-order';
import { hasSecondFactor } from '@/server/auth/second-factor-due';

export interface FirstFactor {
  userId: number;
  remember: boolean;
  /** `deviceOf` the request. */
  device: string | null;
  /** When the password was given; null where something else stood in for it. */
  passwordAt: Date | null;
  /** Who the browser was signed in as before. */
  actor: Actor | null;
  /** The account elsewhere to link, once nothing more is asked. */
  identity: Identity | null;
}

/** Whole Set-Cookie values, and the user unless a second factor is due first. */
export interface Begun {
  data: CurrentUserDto | null;
  cookies: string[];
}

/**
 * Holds the account that is about to be signed in to, and those of the session that the browser brought along, in the
 * order of all locks. False for an account that is suspended or gone.
 */
export async function holdForSignIn(tx: Tx, userId: number, actor: Actor | null): Promise<boolean> {
  const inForce = await holdAccounts(tx, [userId, actor?.id ?? null, actor?.impersonatorId ?? null]);
  return inForce.has(userId);
}

/**
 * A new session, and the end of the one that the browser brought along, if that still lives. The caller has held the
 * accounts (`holdForSignIn`).
 */
export async function enterSession(tx: Tx, first: FirstFactor): Promise<Begun> {
  const { userId, remember, device, passwordAt, actor, identity } = first;
  await tx.user.update({
    where: { id: userId },
    data: { loginCount: { increment: 1 }, lastLoginAt: new Date() },
  });
  if (actor) await closeSession(tx, actor);
  if (identity) await linkNow(tx, userId, identity);
  const session = { userId, remember, device, ...(passwordAt && { passwordAt }) };
  const cookie = await startSession(tx, session);
  const data = await loadCurrentUser(tx, userId, { impersonating: false });
  return { data, cookies: [cookie, signedInHint(remember)] };
}

/**
 * What follows any right first factor: a session, or, for an account with a second factor, the question for it. The
 * caller has held the account (`holdForSignIn`), and found it in force.
 */
export async function beginSession(tx: Tx, first: FirstFactor): Promise<Begun> {
  if (!(await hasSecondFactor(tx, first.userId))) return enterSession(tx, first);
  const { userId, remember, passwordAt, identity } = first;
  return { data: null, cookies: [await startPendingSignIn(tx, { userId, remember, passwordAt, identity })] };
}
