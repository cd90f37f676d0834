import 'server-only';

import type { CurrentUserDto, LoginInput } from '@/lib/accounts/contract';
import { accountTexts } from '@/lib/texts/accounts';
import { loadCurrentUser } from '@/server/accounts/get-current-user';
import type { Actor } from '@/server/auth/actor';
import { hashPassword, needsRehash, verifyPassword } from '@/server/auth/passwords';
import { signedInHint, startSession } from '@/server/auth/session';
import { prisma, transaction } from '@/server/db';
import { invalid } from '@/server/http/errors';
import { consume, forgive, refund } from '@/server/http/rate-limit';
import { reply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';
import { closeSession } from '@/server/impersonation/close-session';

interface SignIn {
  body: LoginInput;
  /** Who the browser was signed in as before. */
  actor: Actor | null;
  address: string;
}

/**
 * POST /login. Unknown address, wrong password and suspended account get the same text after the same work. A
 * sign-in always begins a new session and ends the one that the browser brought along.
 * @throws DomainError invalid on `email`; too_many_requests after 10 failures of an account or 30 of an address
 */
export async function signIn({ body, actor, address }: SignIn): Promise<Reply> {
  const account = body.email.toLowerCase();
  // Counted before the password is looked at and taken back when it was right: tries at once count too.
  await consume('login-address', address);
  await consume('login-account', account);
  const user = await prisma().user.findUnique({
    where: { email: body.email },
    select: { id: true, passwordHash: true, suspendedAt: true },
  });
  const isRight = await verifyPassword(body.password, user?.passwordHash);
  if (!user?.passwordHash || !isRight || user.suspendedAt) throw loginRefusal();
  const checkedHash = user.passwordHash;
  const passwordHash = needsRehash(checkedHash) ? await hashPassword(body.password) : checkedHash;
  const { data, cookie } = await openSession({ ...body, userId: user.id, checkedHash, passwordHash, actor });
  await refund('login-address', address);
  await forgive('login-account', account);
  return reply({ data }, { cookies: [cookie, signedInHint(body.remember)] });
}

interface NewSession {
  userId: number;
  remember: boolean;
  /** The hash that the password was found right against. */
  checkedHash: string;
  passwordHash: string;
  actor: Actor | null;
}

function openSession({ userId, remember, checkedHash, passwordHash, actor }: NewSession) {
  return transaction(async (tx): Promise<{ data: CurrentUserDto; cookie: string }> => {
    // Only while the password is still the one that was checked: a reset at this very moment wins.
    const { count } = await tx.user.updateMany({
      where: { id: userId, passwordHash: checkedHash, suspendedAt: null },
      data: { passwordHash, loginCount: { increment: 1 }, lastLoginAt: new Date() },
    });
    if (count === 0) throw loginRefusal();
    if (actor) await closeSession(tx, actor);
    const cookie = await startSession(tx, { userId, remember });
    return { data: await loadCurrentUser(tx, userId, { impersonating: false }), cookie };
  });
}

const loginRefusal = () => invalid({ email: [accountTexts.login.failed] });
