import 'server-only';

import { randomUUID } from 'node:crypto';
import type { ForgotPasswordInput } from '@/lib/accounts/contract';
import { accountTexts } from '@/lib/texts/accounts';
import { inEvenTime } from '@/server/features/accounts/even-time';
import { admitTry, countsOf } from '@/server/features/accounts/guard-tries';
import type { GuardedTry } from '@/server/features/accounts/guard-tries';
import { countNewTokens, issueToken } from '@/server/features/account-safety/user-tokens';
import { findKnownBrowser } from '@/server/auth/known-browser';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { queueMail } from '@/server/mail/queue-mail';

/**
 * When this many links of the last half hour are still open, no more are mailed: the newest is valid for at least as
 * long again, so other people's requests do not lock the owner out. More mails would only fill the mailbox.
 */
const mostLinks = 10;
const linksWithinMs = 30 * 60 * 1000;

interface Input {
  body: ForgotPasswordInput;
  /** The client's address. */
  address: string;
  cookies: Readonly<Record<string, string>>;
}

/** How a request is counted, whether or not the address has an account. */
async function requestOf({ body: { email, token }, address, cookies }: Input): Promise<GuardedTry> {
  const user = await prisma().user.findUnique({ where: { email }, select: { id: true, passwordHash: true } });
  const browser = user && findKnownBrowser(cookies, { id: user.id, passwordHash: user.passwordHash ?? '' });
  return {
    action: 'forgot_password',
    token,
    ...countsOf('forgot', { browser, who: email.toLowerCase(), address }),
  };
}

/**
 * POST /forgot-password: mails a link to an account that exists; the response is the same for one that does not. After
 * too many requests it costs a proof of work; nobody is locked out.
 * @throws DomainError invalid on `token` if a proof of work is needed
 */
export async function requestPasswordReset(input: Input): Promise<{ message: string }> {
  await inEvenTime(async () => {
    await admitTry(await requestOf(input));
    await transaction((tx) => mailResetLink(tx, input.body.email));
  });
  return { message: accountTexts.forgot.done };
}

async function mailResetLink(tx: Tx, email: string): Promise<void> {
  const user = await tx.user.findFirst({
    where: { email, suspendedAt: null },
    select: { id: true, email: true },
  });
  if (!user) return;
  if ((await countNewTokens(tx, user.id, 'reset_password', linksWithinMs)) >= mostLinks) return;
  const token = await issueToken(tx, { userId: user.id, kind: 'reset_password' });
  await queueMail(tx, {
    template: 'reset-password',
    props: { email: user.email, token },
    to: user.email,
    dedupeKey: `reset-password:${randomUUID()}`,
  });
}
