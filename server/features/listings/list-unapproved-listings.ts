import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type { PageQuery } from '@/lib/api/params';
import type { UnapprovedPage } from '@/lib/moderation/contract';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { whereState } from '@/server/features/listings/conditions';
import { listingSelect } from '@/server/features/listings/select';
import { serializeOwnListing } from '@/server/features/listings/serialize';

interface Input {
  actor: Actor;
  query: PageQuery;
}

/** GET /api/listings/unapproved, for admins: listings awaiting approval, oldest first. */
export async function listUnapprovedListings({ actor, query }: Input): Promise<UnapprovedPage> {
  const where = whereState.waiting;
  const [rows, total] = await Promise.all([
    prisma().listing.findMany({
      where,
      select: listingSelect,
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      skip: (query.page - 1) * query.limit,
      take: query.limit,
    }),
    prisma().listing.count({ where }),
  ]);
  return toPage({
    items: rows.map((row) => serializeOwnListing(row, actor)),
    page: query.page,
    perPage: query.limit,
    total,
    path: '/api/listings/unapproved',
    query: { limit: String(query.limit) },
  });
}
