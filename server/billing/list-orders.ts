import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type { PageQuery } from '@/lib/api/params';
import type { OrderPage } from '@/lib/billing/contract';
import type { Actor } from '@/server/auth/actor';
import { orderSelect } from '@/server/billing/select';
import { toOrder } from '@/server/billing/serialize';
import { prisma } from '@/server/db';

interface Input {
  actor: Pick<Actor, 'id'>;
  query: PageQuery;
}

/** GET /api/user/orders: a page of one's own payments, the newest first. */
export async function listOrders({ actor, query }: Input): Promise<OrderPage> {
  const where = { userId: actor.id };
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
    path: '/api/user/orders',
    query: { limit: String(query.limit) },
  });
}
