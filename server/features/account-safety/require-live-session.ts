import 'server-only';

import type { Actor } from '@/server/auth/actor';
import type { Tx } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { holdAccounts } from '@/server/lock-order';

/**
 * For whatever ends sessions: locks the account behind the session, that of the admin acting in it, and others that the
 * change affects, and refuses if the session ended meanwhile.
 * @throws DomainError unauthenticated
 */
export async function holdSession(tx: Tx, actor: Actor, others: readonly number[] = []): Promise<void> {
  await holdAccounts(tx, [actor.id, actor.impersonatorId, ...others]);
  await requireLiveSession(tx, actor);
}

/**
 * For changes that could take over an account: makes sure that the session has not ended since the request came in.
 * Call it once the transaction holds the user's row, so that a new password, which ends sessions, comes before or after
 * and never in between.
 * @throws DomainError unauthenticated
 */
export async function requireLiveSession(tx: Tx, actor: Actor): Promise<void> {
  const live = await tx.session.count({ where: { id: actor.sessionId, expiresAt: { gt: new Date() } } });
  if (live === 0) throw new DomainError('unauthenticated');
}
