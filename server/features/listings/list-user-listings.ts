import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type { Page } from '@/lib/api/envelope';
import type { PageQuery } from '@/lib/api/params';
import type { ManagedListing, OwnListing } from '@/lib/listings/contract';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { authorize } from '@/server/http/errors';
import { listingRole, mayListListingsOf } from '@/server/features/listings/policy';
import { listingSelect } from '@/server/features/listings/select';
import type { ListingRow } from '@/server/features/listings/select';
import { serializeManagedListing, serializeOwnListing } from '@/server/features/listings/serialize';

/**
 * all: own and shared ones. enabled: own ones that are online or awaiting approval. disabled: own drafts and offline
 * ones.
 */
export type Shelf = 'all' | 'enabled' | 'disabled';

const whereOf: Readonly<Record<Shelf, (userId: number) => Prisma.ListingWhereInput>> = {
  all: (userId) => ({
    OR: [{ userId }, { deniedAt: null, managers: { some: { userId, role: 'calendar' } } }],
  }),
  enabled: (userId) => ({ userId, disabledAt: null }),
  disabled: (userId) => ({ userId, disabledAt: { not: null } }),
};

const orderOf: Readonly<Record<Shelf, Prisma.ListingOrderByWithRelationInput[]>> = {
  all: [{ id: 'desc' }],
  enabled: [{ updatedAt: 'desc' }, { id: 'desc' }],
  disabled: [{ updatedAt: 'desc' }, { id: 'desc' }],
};

const pathOf = (shelf: Shelf, userId: number) =>
  `/api/users/${userId}/listings${shelf === 'all' ? '' : `/${shelf}`}`;

interface Input {
  actor: Actor;
  params: { id: number };
}

/** A listing as far as the actor may see it; shared ones have fewer fields. */
function serializeFor(actor: Actor, row: ListingRow): OwnListing | ManagedListing {
  return listingRole(actor, row) === 'calendar'
    ? serializeManagedListing(row)
    : serializeOwnListing(row, actor);
}

/**
 * GET /api/users/{id}/listings, /listings/enabled and /listings/disabled: a page of a user's listings.
 * @throws DomainError not_found for anybody but the user and admins
 */
export async function listUserListings(
  shelf: Shelf,
  { actor, params, query }: Input & { query: PageQuery },
): Promise<Page<OwnListing | ManagedListing>> {
  authorize(mayListListingsOf(actor, params.id), 'not_found');
  const where = whereOf[shelf](params.id);
  const [rows, total] = await Promise.all([
    prisma().listing.findMany({
      where,
      select: listingSelect,
      orderBy: orderOf[shelf],
      skip: (query.page - 1) * query.limit,
      take: query.limit,
    }),
    prisma().listing.count({ where }),
  ]);
  return toPage({
    items: rows.map((row) => serializeFor(actor, row)),
    page: query.page,
    perPage: query.limit,
    total,
    path: pathOf(shelf, params.id),
    query: { limit: String(query.limit) },
  });
}

/**
 * GET /api/users/{id}/listings/count: the number of the user's own listings, online or not.
 * @throws DomainError not_found for anybody but the user and admins
 */
export async function countUserListings({ actor, params }: Input): Promise<{ count: number }> {
  authorize(mayListListingsOf(actor, params.id), 'not_found');
  return { count: await prisma().listing.count({ where: { userId: params.id } }) };
}
