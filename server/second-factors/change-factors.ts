import 'server-only';

import { randomUUID } from 'node:crypto';
import type { FactorChange } from '@/lib/second-factors/changes';
import type { Actor } from '@/server/auth/actor';
import { requireLiveSession } from '@/server/auth/require-live-session';
import type { Tx } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { queueMail } from '@/server/mail/queue-mail';
import {
  factorOwnerSelect,
  hasSecondFactor,
  isSecondFactorRequired,
} from '@/server/second-factors/second-factor-due';

interface Wish {
  userId: number;
  change: FactorChange;
  /** Who changes their own. */
  actor?: Actor;
}

/**
 * Locks the account first, so that of two changes at once each sees what the other left, and mails its owner about the
 * change.
 * @throws DomainError not_found; unauthenticated when a new password has just ended the actor's session
 */
export async function changeFactors<T>(
  tx: Tx,
  { userId, change, actor }: Wish,
  work: () => Promise<T>,
): Promise<T> {
  const [user] = await tx.$queryRaw<{ email: string }[]>`
    SELECT email::text AS email FROM users WHERE id = ${userId} AND deleted_at IS NULL FOR NO KEY UPDATE`;
  if (!user) throw new DomainError('not_found');
  if (actor) await requireLiveSession(tx, actor);
  const done = await work();
  await queueMail(tx, {
    template: 'second-factor-changed',
    props: { change },
    to: user.email,
    dedupeKey: `second-factor:${randomUUID()}`,
  });
  return done;
}

/**
 * After a removal: recovery codes go with the last factor, which admins must keep.
 * @throws DomainError last_second_factor (409)
 */
export async function settleRemoval(tx: Tx, userId: number): Promise<void> {
  if (await hasSecondFactor(tx, userId)) return;
  const owner = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: factorOwnerSelect });
  if (await isSecondFactorRequired(owner)) throw new DomainError('last_second_factor');
  await tx.recoveryCode.deleteMany({ where: { userId } });
}
