import 'server-only';

import type { PasswordFault, PasswordOwner } from '@/server/auth/password-rules';
import { DomainError } from '@/server/http/errors';
import { Thread } from '@/server/threads';
import { Turns } from '@/server/turns';

/**
 * New passwords are judged in one thread beside the server: the estimator takes up to half a second of processor for a
 * password made to be laborious, and the server goes on answering. The thread stays, because reading the dictionaries
 * takes longer than judging.
 */

/** With more others waiting, or after so long a wait, a caller is told to come back. */
const mostWaiting = 30;
const longestWaitMs = 20_000;
const retryAfterSeconds = 5;

export interface JudgeOrder {
  password: string;
  owner: PasswordOwner;
}

const unavailable = () => new DomainError('unavailable', { retryAfter: retryAfterSeconds });

const turns = new Turns(1);
const thread = new Thread<JudgeOrder, PasswordFault | null>('judge-password-thread', {
  resourceLimits: { maxOldGenerationSizeMb: 256 },
  // Judging a text needs none of the server's settings.
  env: {},
  patienceMs: 10_000,
});

/**
 * Why a password of the right length is refused, or null.
 * @throws DomainError unavailable (503) when too many are being judged already, or the thread gives no answer
 */
export async function judgePassword(password: string, owner: PasswordOwner): Promise<PasswordFault | null> {
  if (turns.queued >= mostWaiting) throw unavailable();
  const { firstName, lastName, email } = owner;
  const order = { password, owner: { firstName, lastName, email } };
  const latest = performance.now() + longestWaitMs;
  const judge = async () => {
    if (performance.now() > latest) throw unavailable();
    return thread.ask(order);
  };
  return turns.take(judge).catch(() => {
    throw unavailable();
  });
}
