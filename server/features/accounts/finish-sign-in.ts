import 'server-only';

import type { SecondFactorInput } from '@/lib/second-factors/contract';
import { secondFactorTexts } from '@/lib/texts/second-factors';
import { admitTry, forgiveTry } from '@/server/features/accounts/guard-tries';
import { enterSession, holdForSignIn } from '@/server/features/accounts/begin-session';
import type { Begun } from '@/server/features/accounts/begin-session';
import {
  clearedPendingCookie,
  endPendingSignIn,
  getPendingSignIn,
  takeSignInChallenge,
} from '@/server/features/accounts/pending-sign-in';
import type { PendingSignIn } from '@/server/features/accounts/pending-sign-in';
import { codesOfDay, secondStepTry } from '@/server/features/accounts/second-step-guard';
import { noteWrongTry } from '@/server/features/account-safety/wrong-tries';
import type { Actor } from '@/server/auth/actor';
import { deviceOf } from '@/server/auth/device';
import { rememberBrowser } from '@/server/auth/known-browser';
import type { KnownAs } from '@/server/auth/known-browser';
import { prisma, transaction } from '@/server/db';
import { DomainError, invalid } from '@/server/http/errors';
import { logFailedSignIn, logSignIn } from '@/server/http/log-refusal';
import { consume, refund } from '@/server/http/rate-limit';
import { reply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';
import { judgeCode } from '@/server/features/second-factors/judge-code';
import { judgePasskey } from '@/server/features/second-factors/passkeys';
import type { Proof } from '@/server/features/second-factors/proof';

interface Input {
  body: SecondFactorInput;
  /** Who the browser was signed in as before. */
  actor: Actor | null;
  cookies: Readonly<Record<string, string>>;
  headers: Headers;
  /** The client's. */
  address: string;
}

const refusal = ({ code }: SecondFactorInput) =>
  invalid(
    code === undefined
      ? { credential: [secondFactorTexts.signIn.wrongPasskey] }
      : { code: [secondFactorTexts.signIn.wrongCode] },
  );

async function judge({ id, userId }: PendingSignIn, given: SecondFactorInput): Promise<Proof | null> {
  if (given.code !== undefined) return judgeCode(userId, given.code);
  const challenge = await takeSignInChallenge(id);
  return challenge && given.credential ? judgePasskey(userId, given.credential, challenge) : null;
}

/** The account as its known browsers are signed over. */
async function knownAs(id: number): Promise<KnownAs> {
  const user = await prisma().user.findUnique({ where: { id }, select: { passwordHash: true } });
  return { id, passwordHash: user?.passwordHash ?? '' };
}

interface Finish {
  pending: PendingSignIn;
  prove: Proof;
  actor: Actor | null;
  headers: Headers;
}

/** Null where the proof was used already, or by somebody else meanwhile. */
async function openSession({ pending, prove, actor, headers }: Finish): Promise<Begun | null> {
  const { id, ...first } = pending;
  const { userId } = first;
  const spent = new DomainError('invalid');
  const begun = transaction(async (tx) => {
    // First, as a reset and a suspension do: either they end this, or they find the session to end.
    if (!(await holdForSignIn(tx, userId, actor))) throw new DomainError('sign_in_expired');
    await endPendingSignIn(tx, id);
    // Thrown, so that the pending sign-in is still there for another try.
    if (!(await prove(tx))) throw spent;
    return enterSession(tx, { ...first, device: deviceOf(headers), actor });
  });
  return begun.catch((error: unknown) => {
    if (error === spent) return null;
    throw error;
  });
}

const isAppCode = ({ code }: SecondFactorInput) => code !== undefined && /^\d{6}$/.test(code);

async function logWrong({ id }: { id: number }, { code }: SecondFactorInput, address: string): Promise<void> {
  logFailedSignIn(code === undefined ? 'wrong_passkey' : 'wrong_code', id, address);
  await noteWrongTry('second_factor', String(id), id);
}

/**
 * POST /login/second-factor: signs in after the right password, with a code of the app, a recovery code or a passkey.
 * Wrong ones are counted, however often signing in starts over, and cost a proof of work after ten (`secondStepTry`);
 * only codes of an app, which are short enough to be guessed, have a bound a day besides.
 * @throws DomainError sign_in_expired (401); invalid on `code` or `credential`, or on `token` where a proof of work is
 *   needed; too_many_codes (429)
 */
export async function finishSignIn({ body, actor, cookies, headers, address }: Input): Promise<Reply> {
  const pending = await getPendingSignIn(cookies);
  const account = await knownAs(pending.userId);
  const attempt = secondStepTry({ body, account, address, cookies });
  const ofDay = codesOfDay({ account, cookies });
  await admitTry(attempt);
  // Counted before it is judged and taken back when it was right, so that simultaneous tries count too.
  if (isAppCode(body)) await consume('codes-of-day', ofDay);
  const prove = await judge(pending, body);
  const begun = prove && (await openSession({ pending, prove, actor, headers }));
  if (!begun) {
    await logWrong(account, body, address);
    throw refusal(body);
  }
  await forgiveTry(attempt);
  if (isAppCode(body)) await refund('codes-of-day', ofDay);
  logSignIn(body.code === undefined ? 'passkey' : 'code', { userId: account.id, address });
  const browser = rememberBrowser(cookies, account);
  return reply({ data: begun.data }, { cookies: [...begun.cookies, browser, clearedPendingCookie()] });
}
