import 'server-only';

import { accountTexts } from '@/lib/texts/accounts';
import { findKnownBrowser } from '@/server/auth/known-browser';
import type { KnownAs } from '@/server/auth/known-browser';
import { spendBotCheck, verifyBotCheck } from '@/server/bot-check/verify-bot-check';
import { transaction } from '@/server/db';
import { invalid } from '@/server/http/errors';
import { logFailedSignIn } from '@/server/http/log-refusal';
import { countUse, forgive, refund } from '@/server/http/rate-limit';
import type { LimitName } from '@/server/http/rate-limit';

/**
 * Keeps passwords from being guessed without locking anybody out: failures are counted, and beyond the limits each
 * further try costs a proof of work. A browser that knows the account has its own count, so that nothing others do
 * reaches its owner.
 */

export interface PasswordTry {
  /** The typed address, whether or not it has an account. */
  email: string;
  account: KnownAs | null;
  /** The client's address. */
  address: string;
  cookies: Readonly<Record<string, string>>;
  /** The proof of work, where one was sent. */
  token?: string;
}

type Count = readonly [LimitName, string];

function countsOf({ email, account, address, cookies }: PasswordTry): Count[] {
  const browser = account && findKnownBrowser(cookies, account);
  if (browser) return [['login-browser', browser]];
  const typed = email.toLowerCase();
  return [
    ['login-pair', `${typed} ${address}`],
    ['login-address', address],
    ['login-account', typed],
  ];
}

async function demandProof({ token, account, address }: PasswordTry): Promise<void> {
  if (token === undefined) {
    logFailedSignIn('proof_needed', account?.id ?? null, address);
    throw invalid({ token: [accountTexts.login.proofNeeded] });
  }
  const checked = await verifyBotCheck(token, 'login');
  // One proof for one try, right or wrong.
  await transaction((tx) => spendBotCheck(tx, checked));
}

/**
 * Counts a try before its password is looked at, so that simultaneous tries count too.
 * @throws DomainError invalid on `token` where a proof of work is needed and missing, wrong or used
 */
export async function admitPasswordTry(attempt: PasswordTry): Promise<void> {
  const within = await Promise.all(countsOf(attempt).map(([name, subject]) => countUse(name, subject)));
  if (within.includes(false)) await demandProof(attempt);
}

/**
 * The password was right: the try was no failure, and earlier typos are forgotten. What others did to the account or
 * from the address stays counted.
 */
export async function forgivePasswordTry(attempt: PasswordTry): Promise<void> {
  const isOwn = ([name]: Count) => name === 'login-pair' || name === 'login-browser';
  await Promise.all(
    countsOf(attempt).map(([name, subject]) =>
      isOwn([name, subject]) ? forgive(name, subject) : refund(name, subject),
    ),
  );
}
