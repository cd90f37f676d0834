import 'server-only';

import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/server/auth/actor';
import type { Tx } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { mayReadUser } from '@/server/features/accounts/policy';
import type { Target } from '@/server/features/accounts/policy';

const select = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  roleId: true,
  staffRole: true,
  passwordHash: true,
  emailVerifiedAt: true,
  suspendedAt: true,
} as const satisfies Prisma.UserSelect;

/** An account as use-cases see it; never sent as a response. */
export type KnownAccount = Prisma.UserGetPayload<{ select: typeof select }> & Target;

/** The co-landlords of this owner: those who manage the calendar of one of their listings. */
export const coLandlordOf = (ownerId: number): Prisma.UserWhereInput => ({
  managedListings: { some: { listing: { userId: ownerId } } },
});

/**
 * The account in a path.
 * @throws DomainError not_found if it is unknown, deleted, or one that the actor may not see
 */
export async function getKnownAccount(tx: Tx, actor: Actor, id: number): Promise<KnownAccount> {
  const row = await tx.user.findFirst({ where: { id, deletedAt: null }, select });
  const shared = row && (await tx.user.count({ where: { id, ...coLandlordOf(actor.id) } }));
  const account = row && { ...row, isCoLandlordOfActor: Boolean(shared) };
  if (!account || !mayReadUser(actor, account)) throw new DomainError('not_found');
  return account;
}
