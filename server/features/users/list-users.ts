import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type { Page } from '@/lib/api/envelope';
import type { UserDto } from '@/lib/accounts/contract';
import type { CoLandlord, CoLandlordPage, UserListQuery } from '@/lib/users/contract';
import type { Prisma } from '@/prisma/generated/client';
import { loadUsers } from '@/server/features/accounts/load-users';
import { hasRight } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';
import { containing } from '@/server/text-match';
import { prisma } from '@/server/db';
import { authorize } from '@/server/http/errors';
import { coLandlordOf } from '@/server/features/accounts/find-user';
import { toKnownUser } from '@/server/features/users/get-user';
import { loadManagedListings } from '@/server/features/users/load-managed-listings';
import { mayListUsers } from '@/server/features/accounts/policy';

function matching(word: string): Prisma.UserWhereInput {
  const holding = containing(word);
  return { OR: [{ firstName: holding }, { lastName: holding }, { email: holding }] };
}

/** Every word has to occur in some field, so that a first and a last name together find somebody. */
function whereOf(
  actor: Actor,
  { user_role_id: roleId, suspended, search }: UserListQuery,
): Prisma.UserWhereInput {
  const words = search === null ? [] : search.split(' ');
  return {
    id: { not: actor.id },
    deletedAt: null,
    roleId,
    ...(suspended && { suspendedAt: { not: null } }),
    AND: [hasRight(actor, 'find') ? {} : coLandlordOf(actor.id), ...words.map(matching)],
  };
}

interface Input {
  actor: Actor;
  query: UserListQuery;
}

async function loadPage({ actor, query }: Input): Promise<Page<UserDto>> {
  const where = whereOf(actor, query);
  const [items, total] = await Promise.all([
    loadUsers(prisma(), {
      where,
      orderBy: { id: 'desc' },
      skip: (query.page - 1) * query.limit,
      take: query.limit,
    }),
    prisma().user.count({ where }),
  ]);
  const kept = {
    user_role_id: query.user_role_id?.toString(),
    suspended: query.suspended ? '1' : undefined,
    search: query.search ?? undefined,
  };
  return toPage({
    items,
    page: query.page,
    perPage: query.limit,
    total,
    path: '/api/users',
    query: { ...kept, limit: String(query.limit) },
  });
}

/**
 * An owner's co-landlords, newest first: who manages the calendars of the actor's listings, and which ones.
 * @throws DomainError forbidden for co-landlords, who have no listings, and for admins, who have a list of their own
 */
export async function listCoLandlords(input: Input): Promise<CoLandlordPage> {
  const { actor } = input;
  authorize(mayListUsers(actor) && !hasRight(actor, 'find'));
  const { data, ...page } = await loadPage(input);
  const managed = await loadManagedListings(
    actor.id,
    data.map(({ id }) => id),
  );
  const none = { managed_listings: [], managed_listings_count: 0 };
  return { ...page, data: data.map((user) => ({ ...toKnownUser(user), ...(managed.get(user.id) ?? none) })) };
}

/**
 * GET /api/users, newest first and without the caller: everybody for admins; for landlords, in short form, their
 * calendar managers.
 * @throws DomainError forbidden for co-landlords
 */
export async function listUsers(input: Input): Promise<Page<UserDto | CoLandlord>> {
  return hasRight(input.actor, 'find') ? listAllUsers(input) : listCoLandlords(input);
}

/**
 * The same for the admins' page.
 * @throws DomainError forbidden for others
 */
export async function listAllUsers(input: Input): Promise<Page<UserDto>> {
  authorize(hasRight(input.actor, 'find'));
  return loadPage(input);
}
