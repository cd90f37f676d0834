import 'server-only';

import type { LoginInput } from '@/lib/accounts/contract';
import { accountTexts } from '@/lib/texts/accounts';
import { admitTry, forgiveTry } from '@/server/features/accounts/guard-tries';
import { passwordTry } from '@/server/features/accounts/login-guard';
import { noteWrongTry } from '@/server/features/account-safety/wrong-tries';
import { beginSession, holdForSignIn } from '@/server/features/accounts/begin-session';
import type { Begun, FirstFactor } from '@/server/features/accounts/begin-session';
import type { Identity } from '@/server/features/accounts/pending-sign-in';
import type { Actor } from '@/server/auth/actor';
import { rememberBrowser } from '@/server/auth/known-browser';
import { hashPassword, needsRehash, verifyPassword } from '@/server/auth/passwords';
import { deviceOf } from '@/server/auth/device';
import { prisma, transaction } from '@/server/db';
import { invalid } from '@/server/http/errors';
import { logFailedSignIn, logSignIn } from '@/server/http/log-refusal';
import type { SignInFailure } from '@/server/http/log-refusal';
import { reply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';

interface SignIn {
  body: LoginInput;
  /** Who this browser was signed in as before. */
  actor: Actor | null;
  address: string;
  cookies: Readonly<Record<string, string>>;
  headers: Headers;
  /** The external account to link, so that it can sign in from now on. */
  identity?: Identity;
}

/**
 * POST /login. Unknown address and wrong password get the same text after the same work; a suspension is only revealed
 * after the right password. A sign-in always starts a new session and ends the browser's existing one; an account with
 * a second factor is asked for it first (`finishSignIn`), and the password alone signs nobody in.
 * @throws DomainError invalid on `email`, or on `token` if a proof of work is needed (login-guard.ts)
 */
export async function signIn({ body, actor, address, cookies, headers, identity }: SignIn): Promise<Reply> {
  const user = await prisma().user.findUnique({
    where: { email: body.email },
    select: { id: true, passwordHash: true, suspendedAt: true },
  });
  const { email, token } = body;
  const account = user?.passwordHash ? { id: user.id, passwordHash: user.passwordHash } : null;
  const attempt = passwordTry({ email, account, address, cookies, token });
  await admitTry(attempt);
  const isRight = await verifyPassword(body.password, user?.passwordHash);
  if (!user?.passwordHash || !isRight) {
    logFailedSignIn(failureOf(user), user?.id ?? null, address);
    await noteWrongTry('password', email.toLowerCase(), user?.id ?? null);
    throw loginRefusal();
  }
  if (user.suspendedAt) {
    logFailedSignIn('suspended', user.id, address);
    await forgiveTry(attempt);
    throw invalid({ email: [accountTexts.login.suspended()] });
  }
  const checkedHash = user.passwordHash;
  const passwordHash = needsRehash(checkedHash) ? await hashPassword(body.password) : checkedHash;
  const begun = await openSession({
    remember: body.remember,
    device: deviceOf(headers),
    userId: user.id,
    checkedHash,
    passwordHash,
    passwordAt: new Date(),
    actor,
    identity: identity ?? null,
  });
  await forgiveTry(attempt);
  logSignIn('password', { userId: user.id, address, isThrough: begun.data !== null });
  if (!begun.data) return reply({ second_factor: true }, { cookies: begun.cookies });
  const browser = rememberBrowser(cookies, { id: user.id, passwordHash });
  return reply({ data: begun.data }, { cookies: [...begun.cookies, browser] });
}

interface CheckedPassword extends FirstFactor {
  /** The hash that the password was checked against. */
  checkedHash: string;
  passwordHash: string;
}

function openSession({ checkedHash, passwordHash, ...first }: CheckedPassword): Promise<Begun> {
  return transaction(async (tx) => {
    await holdForSignIn(tx, first.userId, first.actor);
    // Only while the checked password is still current: a reset at this very moment wins.
    const { count } = await tx.user.updateMany({
      where: { id: first.userId, passwordHash: checkedHash, suspendedAt: null },
      data: { passwordHash },
    });
    if (count === 0) throw loginRefusal();
    return beginSession(tx, first);
  });
}

function failureOf(user: { passwordHash: string | null } | null): SignInFailure {
  if (!user) return 'unknown_account';
  return user.passwordHash ? 'wrong_password' : 'no_password';
}

const loginRefusal = () => invalid({ email: [accountTexts.login.failed] });
