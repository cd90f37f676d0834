import 'server-only';

import type { SecondFactorInput } from '@/lib/second-factors/contract';
import { secondFactorTexts } from '@/lib/texts/second-factors';
import { enterSession, holdForSignIn } from '@/server/accounts/begin-session';
import type { Begun } from '@/server/accounts/begin-session';
import {
  clearedPendingCookie,
  endPendingSignIn,
  getPendingSignIn,
  takeSignInChallenge,
} from '@/server/accounts/pending-sign-in';
import type { PendingSignIn } from '@/server/accounts/pending-sign-in';
import type { Actor } from '@/server/auth/actor';
import { deviceOf } from '@/server/auth/device';
import { transaction } from '@/server/db';
import { DomainError, invalid } from '@/server/http/errors';
import { consume, refund } from '@/server/http/rate-limit';
import { reply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';
import { judgeCode } from '@/server/second-factors/judge-code';
import { judgePasskey } from '@/server/second-factors/passkeys';
import type { Proof } from '@/server/second-factors/proof';

interface Input {
  body: SecondFactorInput;
  /** Who the browser was signed in as before. */
  actor: Actor | null;
  cookies: Readonly<Record<string, string>>;
  headers: Headers;
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

interface Finish {
  pending: PendingSignIn;
  prove: Proof;
  actor: Actor | null;
  headers: Headers;
  /** What to throw when somebody else used the proof meanwhile. */
  refuse: () => DomainError;
}

function openSession({ pending, prove, actor, headers, refuse }: Finish): Promise<Begun> {
  const { id, ...first } = pending;
  const { userId } = first;
  return transaction(async (tx) => {
    // First, as a reset and a suspension do: either they end this, or they find the session to end.
    if (!(await holdForSignIn(tx, userId, actor))) throw new DomainError('sign_in_expired');
    await endPendingSignIn(tx, id);
    if (!(await prove(tx))) throw refuse();
    return enterSession(tx, { ...first, device: deviceOf(headers), actor });
  });
}

/**
 * POST /login/second-factor: signs in after the right password, with a code of the app, a recovery code or a passkey.
 * Ten wrong ones in ten minutes count for the account, however often signing in starts over.
 * @throws DomainError sign_in_expired (401); invalid on `code` or `credential`; too_many_requests
 */
export async function finishSignIn({ body, actor, cookies, headers }: Input): Promise<Reply> {
  const pending = await getPendingSignIn(cookies);
  const subject = String(pending.userId);
  const refuse = () => refusal(body);
  // Counted before it is judged and taken back when it was right, so that simultaneous tries count too.
  await consume('second-factor', subject);
  const prove = await judge(pending, body);
  if (!prove) throw refuse();
  const { data, cookies: session } = await openSession({ pending, prove, actor, headers, refuse });
  await refund('second-factor', subject);
  return reply({ data }, { cookies: [...session, clearedPendingCookie()] });
}
