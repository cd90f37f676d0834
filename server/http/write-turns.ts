import 'server-only';

import type { Actor } from '@/server/auth/actor';
import { DomainError } from '@/server/http/errors';
import { consume } from '@/server/http/rate-limit';
import { sharedNamedTurns } from '@/server/turns';

/**
 * Limits how many changes one account may make at once and per minute, whatever it calls: everybody shares the database
 * connections (docs/decisions/2026-11-28-one-landlord-and-the-others.md).
 */

/** Per process: fewer than the smallest default number of database connections. */
const AT_ONCE = 4;
/** Waiting calls hold no connection, only their request. */
const MOST_WAITING = 60;

const turns = sharedNamedTurns('writes', AT_ONCE);

type Doer = Pick<Actor, 'id' | 'impersonatorId'>;

/** Whom it is counted for: an admin in somebody's place uses up their own share. */
const accountOf = ({ id, impersonatorId }: Doer) => String(impersonatorId ?? id);

/** Counts a change. @throws DomainError too_many_requests (429) */
export function countWrite(doer: Doer): Promise<void> {
  return consume('writes', accountOf(doer));
}

/**
 * Makes a change when it is the account's turn.
 * @throws DomainError too_many_requests (429) while more are waiting than anybody sends by hand
 */
export function inTurnOf<T>(doer: Doer, change: () => Promise<T>): Promise<T> {
  const account = accountOf(doer);
  if (turns.queued(account) >= MOST_WAITING) throw new DomainError('too_many_requests', { retryAfter: 2 });
  return turns.take(account, change);
}
