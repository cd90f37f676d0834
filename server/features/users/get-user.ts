import 'server-only';

import type { AnyUser, KnownUser } from '@/lib/users/contract';
import type { UserDto } from '@/lib/accounts/contract';
import { loadUser } from '@/server/features/accounts/load-users';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { getKnownAccount } from '@/server/features/accounts/find-user';
import { mayReadWholeUser } from '@/server/features/accounts/policy';

/** What an owner may see of a co-landlord. */
export function toKnownUser(user: UserDto): KnownUser {
  const { id, first_name, last_name, full_name, email, email_verified_at } = user;
  const { is_admin, is_owner, user_role_id } = user;
  return {
    id,
    first_name,
    last_name,
    full_name,
    email,
    email_verified_at,
    is_admin,
    is_owner,
    user_role_id,
  };
}

/**
 * GET /api/users/{id}: the user themselves, anybody for admins and, in short form, the calendar managers of an owner.
 * @throws DomainError not_found
 */
export async function getUser({
  actor,
  params,
}: {
  actor: Actor;
  params: { id: number };
}): Promise<{ data: AnyUser }> {
  const account = await getKnownAccount(prisma(), actor, params.id);
  const user = await loadUser(prisma(), account.id);
  if (!user) throw new DomainError('not_found');
  return { data: mayReadWholeUser(actor, account) ? user : toKnownUser(user) };
}

/** A complete account for a page: null if there is none or this actor may not see it. */
export async function findFullUser(actor: Actor, id: number): Promise<UserDto | null> {
  if (!mayReadWholeUser(actor, { id })) return null;
  const row = await prisma().user.findFirst({ where: { id, deletedAt: null }, select: { id: true } });
  return row && loadUser(prisma(), row.id);
}
