import 'server-only';

import type { CurrentUserDto } from '@/lib/accounts/contract';
import { loadUser } from '@/server/features/accounts/load-users';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { factorOwnerSelect, isSecondFactorDue } from '@/server/auth/second-factor-due';

/** GET /api/user: the signed-in user; 401 when signed out, which the client expects. */
export async function getCurrentUser({ actor }: { actor: Actor }): Promise<{ data: CurrentUserDto }> {
  const impersonating = actor.impersonatorId !== null;
  return { data: await loadCurrentUser(prisma(), actor.id, { impersonating }) };
}

/**
 * The user's own data.
 * @throws DomainError unauthenticated if the account has just been deleted
 */
export async function loadCurrentUser(
  tx: Tx,
  id: number,
  { impersonating }: Pick<CurrentUserDto, 'impersonating'>,
): Promise<CurrentUserDto> {
  const user = await loadUser(tx, id);
  if (!user) throw new DomainError('unauthenticated');
  const owner = await tx.user.findUnique({ where: { id }, select: factorOwnerSelect });
  return {
    ...user,
    impersonating,
    second_factor_due: owner !== null && (await isSecondFactorDue(tx, owner)),
  };
}
