import 'server-only';

import { randomUUID } from 'node:crypto';
import { isNewFactor } from '@/lib/second-factors/changes';
import type { FactorChange } from '@/lib/second-factors/changes';
import { issueUndoToken } from '@/server/features/account-safety/issue-undo-token';
import type { Actor } from '@/server/auth/actor';
import { requireLiveSession } from '@/server/features/account-safety/require-live-session';
import type { Tx } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { holdAccounts } from '@/server/lock-order';
import { queueMail } from '@/server/mail/queue-mail';
import { factorOwnerSelect, hasSecondFactor, isSecondFactorRequired } from '@/server/auth/second-factor-due';

interface FactorChangeInput {
  userId: number;
  change: FactorChange;
  /** Set if users change their own factors. */
  actor?: Actor;
}

/**
 * Locks the account first, so that two simultaneous changes see each other's result, and mails its owner about the
 * change; for a new factor with a link to undo it.
 * @throws DomainError not_found; unauthenticated when a new password has just ended the actor's session
 */
export async function changeFactors<T>(
  tx: Tx,
  { userId, change, actor }: FactorChangeInput,
  work: () => Promise<T>,
): Promise<T> {
  await holdAccounts(tx, [userId]);
  const user = await tx.user.findFirst({
    where: { id: userId, deletedAt: null },
    select: { id: true, email: true, emailVerifiedAt: true },
  });
  if (!user) throw new DomainError('not_found');
  if (actor) await requireLiveSession(tx, actor);
  const done = await work();
  await queueMail(tx, {
    template: 'second-factor-changed',
    props: { change, token: isNewFactor(change) ? await issueUndoToken(tx, user) : null },
    to: user.email,
    dedupeKey: `second-factor:${randomUUID()}`,
  });
  return done;
}

/**
 * After a removal: recovery codes are deleted with the last factor, which admins must keep.
 * @throws DomainError last_second_factor (409)
 */
export async function settleRemoval(tx: Tx, userId: number): Promise<void> {
  if (await hasSecondFactor(tx, userId)) return;
  const owner = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: factorOwnerSelect });
  if (await isSecondFactorRequired(owner)) throw new DomainError('last_second_factor');
  await tx.recoveryCode.deleteMany({ where: { userId } });
}
