import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type { PageQuery } from '@/lib/api/params';
import type { OrderPage } from '@/lib/billing/contract';
import type { Actor } from '@/server/auth/actor';
import { orderSelect } from '@/server/features/billing/select';
import { toOrder } from '@/server/features/billing/serialize';
import { prisma } from '@/server/db';
import { getKnownAccount } from '@/server/features/accounts/find-user';

interface Wanted {
  userId: number;
  query: PageQuery;
  path: string;
}

async function pageOfOrders({ userId, query, path }: Wanted): Promise<OrderPage> {
  const where = { userId };
  const [rows, total] = await Promise.all([
    prisma().order.findMany({
      where,
      select: orderSelect,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: (query.page - 1) * query.limit,
      take: query.limit,
    }),
    prisma().order.count({ where }),
  ]);
  return toPage({
    items: rows.map(toOrder),
    page: query.page,
    perPage: query.limit,
    total,
    path,
    query: { limit: String(query.limit) },
  });
}

/** GET /api/user/orders: a page of the user's own payments, newest first. */
export function listOrders(input: { actor: Pick<Actor, 'id'>; query: PageQuery }): Promise<OrderPage> {
  return pageOfOrders({ userId: input.actor.id, query: input.query, path: '/api/user/orders' });
}

/** GET /api/users/{id}/orders, for admins. */
export async function listOrdersOfUser(input: {
  actor: Actor;
  params: { id: number };
  query: PageQuery;
}): Promise<OrderPage> {
  const { actor, params, query } = input;
  const { id: userId } = await getKnownAccount(prisma(), actor, params.id);
  return pageOfOrders({ userId, query, path: `/api/users/${userId}/orders` });
}
