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
  /** When the password was entered; null if something else took its place. */
  passwordAt: Date | null;
  /** Who this browser was signed in as before. */
  actor: Actor | null;
  /** The external account to link once the sign-in is complete. */
  identity: Identity | null;
}

/** Complete Set-Cookie values, and the user unless a second factor is needed first. */
export interface Begun {
  data: CurrentUserDto | null;
  cookies: string[];
}

/**
 * Locks the account about to be signed in to, and those of the browser's existing session, in the global lock order.
 * False if the account is suspended or gone.
 */
export async function holdForSignIn(tx: Tx, userId: number, actor: Actor | null): Promise<boolean> {
  const inForce = await holdAccounts(tx, [userId, actor?.id ?? null, actor?.impersonatorId ?? null]);
  return inForce.has(userId);
}

/**
 * Starts a new session and ends the browser's existing one, if it is still live. The caller has locked the accounts
 * (`holdForSignIn`).
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
 * What follows a correct first factor: a session or, for an account with a second factor, a pending sign-in that asks
 * for it. The caller has locked the account (`holdForSignIn`) and found it active.
 */
export async function beginSession(tx: Tx, first: FirstFactor): Promise<Begun> {
  if (!(await hasSecondFactor(tx, first.userId))) return enterSession(tx, first);
  const { userId, remember, passwordAt, identity } = first;
  return { data: null, cookies: [await startPendingSignIn(tx, { userId, remember, passwordAt, identity })] };
}
