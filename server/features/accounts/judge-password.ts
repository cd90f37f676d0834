import 'server-only';

import type { PasswordFault, PasswordOwner } from '@/server/auth/password-rules';
import { DomainError } from '@/server/http/errors';
import { Thread } from '@/server/threads';
import { Turns } from '@/server/turns';

/**
 * Checks new passwords in one thread beside the server: the estimator takes up to half a second of CPU for a password
 * crafted to be slow, and the server must go on answering. The thread stays alive, because loading the dictionaries
 * takes longer than checking.
 */

/** With this many others waiting, or after waiting this long, a caller is told to come back later. */
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
  // Checking a password needs none of the server's settings.
  env: {},
  patienceMs: 10_000,
});

/**
 * Why a password of the right length is rejected, or null.
 * @throws DomainError unavailable (503) when too many are waiting already, or the thread gives no answer
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
