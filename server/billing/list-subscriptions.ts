import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type { PageQuery } from '@/lib/api/params';
import type { SubscriptionPage } from '@/lib/billing/contract';
import type { Actor } from '@/server/auth/actor';
import { subscriptionSelect } from '@/server/billing/select';
import { toSubscription } from '@/server/billing/serialize';
import { prisma } from '@/server/db';

interface Input {
  actor: Pick<Actor, 'id'>;
  query: PageQuery;
}

/** GET /api/user/subscriptions: a page of one's own subscriptions, ended ones too, the newest first. */
export async function listSubscriptions({ actor, query }: Input): Promise<SubscriptionPage> {
  const where = { userId: actor.id };
  const [rows, total] = await Promise.all([
    prisma().subscription.findMany({
      where,
      select: subscriptionSelect,
      orderBy: { id: 'desc' },
      skip: (query.page - 1) * query.limit,
      take: query.limit,
    }),
    prisma().subscription.count({ where }),
  ]);
  return toPage({
    items: rows.map(toSubscription),
    page: query.page,
    perPage: query.limit,
    total,
    path: '/api/user/subscriptions',
    query: { limit: String(query.limit) },
  });
}
