import 'server-only';

import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { authorize, DomainError } from '@/server/http/errors';

/**
 * DELETE /api/user/identities/{id}: that account elsewhere no longer opens this one. Never while acting as somebody.
 * @throws DomainError not_found; forbidden; last_identity (409) for an account without a password or another one
 */
export async function removeIdentity({
  actor,
  params,
}: {
  actor: Actor;
  params: { id: number };
}): Promise<void> {
  authorize(actor.impersonatorId === null);
  await transaction(async (tx) => {
    // The account's row first: of two removals at once the second sees what the first left.
    const [user] = await tx.$queryRaw<{ hasPassword: boolean }[]>`
      SELECT password_hash IS NOT NULL AS "hasPassword" FROM users WHERE id = ${actor.id} FOR UPDATE`;
    const { count } = await tx.userIdentity.deleteMany({ where: { id: params.id, userId: actor.id } });
    if (count === 0) throw new DomainError('not_found');
    const others = await tx.userIdentity.count({ where: { userId: actor.id } });
    if (!user?.hasPassword && others === 0) throw new DomainError('last_identity');
  });
}
