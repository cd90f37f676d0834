import 'server-only';

import type { SecondFactorInput } from '@/lib/second-factors/contract';
import { secondStepTexts } from '@/lib/texts/second-step';
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
  /** Who this browser was signed in as before. */
  actor: Actor | null;
  cookies: Readonly<Record<string, string>>;
  headers: Headers;
  /** The client's address. */
  address: string;
}

const refusal = ({ code }: SecondFactorInput) =>
  invalid(
    code === undefined
      ? { credential: [secondStepTexts.wrongPasskey] }
      : { code: [secondStepTexts.wrongCode] },
  );

async function judge({ id, userId }: PendingSignIn, given: SecondFactorInput): Promise<Proof | null> {
  if (given.code !== undefined) return judgeCode(userId, given.code);
  const challenge = await takeSignInChallenge(id);
  return challenge && given.credential ? judgePasskey(userId, given.credential, challenge) : null;
}

/** The account in the form that known-browser cookies are signed over. */
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

/** Null if the proof had already been used. */
async function openSession({ pending, prove, actor, headers }: Finish): Promise<Begun | null> {
  const { id, ...first } = pending;
  const { userId } = first;
  const spent = new DomainError('invalid');
  const begun = transaction(async (tx) => {
    // Locks first, as a reset and a suspension do: either they end this sign-in, or they find the session to end.
    if (!(await holdForSignIn(tx, userId, actor))) throw new DomainError('sign_in_expired');
    await endPendingSignIn(tx, id);
    // Thrown, so that the rollback keeps the pending sign-in for another attempt.
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
 * POST /login/second-factor: completes a sign-in after the right password, with a code from an app, a recovery code or
 * a passkey. Wrong ones are counted, however often signing in starts over, and after ten each further attempt costs a
 * proof of work (`secondStepTry`); only app codes, which are short enough to be guessed, also have a daily limit.
 * @throws DomainError sign_in_expired (401); invalid on `code` or `credential`, or on `token` if a proof of work is
 *   needed; too_many_codes (429)
 */
export async function finishSignIn({ body, actor, cookies, headers, address }: Input): Promise<Reply> {
  const pending = await getPendingSignIn(cookies);
  const account = await knownAs(pending.userId);
  const attempt = secondStepTry({ body, account, address, cookies });
  const ofDay = codesOfDay({ account, cookies });
  await admitTry(attempt);
  // Counted before it is checked, and taken back if it was right, so that simultaneous attempts count too.
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
