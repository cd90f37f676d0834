import 'server-only';

import type { Actor } from '@/server/auth/actor';
import { DomainError } from '@/server/http/errors';
import { consume } from '@/server/http/rate-limit';
import { sharedNamedTurns } from '@/server/turns';

/**
 * What one account may change at once and in a minute, whatever it calls: the connections to the database are
 * everybody's (docs/decisions/2026-11-28-one-landlord-and-the-others.md).
 */

/** Of a process: fewer than the least connections that it has by default. */
const AT_ONCE = 4;
/** Calls that wait hold no connection, but what was sent. */
const MOST_WAITING = 60;

const turns = sharedNamedTurns('writes', AT_ONCE);

type Doer = Pick<Actor, 'id' | 'impersonatorId'>;

/** Who really acts: an admin in somebody's place uses up the own share. */
const accountOf = ({ id, impersonatorId }: Doer) => String(impersonatorId ?? id);

/** Counts a change. @throws DomainError too_many_requests (429) */
export function countWrite(doer: Doer): Promise<void> {
  return consume('writes', accountOf(doer));
}

/**
 * Makes a change when it is the account's turn.
 * @throws DomainError too_many_requests (429) while more wait than anybody sends by hand
 */
export function inTurnOf<T>(doer: Doer, change: () => Promise<T>): Promise<T> {
  const account = accountOf(doer);
  if (turns.queued(account) >= MOST_WAITING) throw new DomainError('too_many_requests', { retryAfter: 2 });
  return turns.take(account, change);
}
