import 'server-only';

import type { Actor } from '@/server/auth/actor';
import { holdSession } from '@/server/features/account-safety/require-live-session';
import { requireRecentPassword } from '@/server/features/account-safety/require-recent-password';
import { transaction } from '@/server/db';
import { authorize, DomainError } from '@/server/http/errors';
import { tellIdentityChange } from '@/server/features/accounts/store-identity';

/**
 * DELETE /api/user/identities/{id}: unlinks an external account, and tells the owner. Never while acting as somebody.
 * @throws DomainError not_found; forbidden; password_needed (423); last_identity (409) for an account without a
 *   password or another one
 */
export async function removeIdentity({
  actor,
  params,
}: {
  actor: Actor;
  params: { id: number };
}): Promise<void> {
  authorize(actor.impersonatorId === null);
  await requireRecentPassword(actor);
  const userId = actor.id;
  await transaction(async (tx) => {
    // Locks the account first: of two simultaneous removals the second sees the result of the first.
    await holdSession(tx, actor);
    const user = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { passwordHash: true } });
    const where = { id: params.id, userId };
    const gone = await tx.userIdentity.findFirst({ where, select: { provider: true, email: true } });
    if (!gone) throw new DomainError('not_found');
    await tx.userIdentity.deleteMany({ where });
    const others = await tx.userIdentity.count({ where: { userId } });
    if (user.passwordHash === null && others === 0) throw new DomainError('last_identity');
    await tellIdentityChange(tx, userId, { ...gone, change: 'unlinked' });
  });
}
