import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type { PageQuery } from '@/lib/api/params';
import type { SubscriptionPage } from '@/lib/billing/contract';
import type { Actor } from '@/server/auth/actor';
import { subscriptionSelect } from '@/server/features/billing/select';
import { toSubscription } from '@/server/features/billing/serialize';
import { prisma } from '@/server/db';
import { paymentGraceDays } from '@/server/features/settings/payment-grace-days';
import { getKnownAccount } from '@/server/features/accounts/find-user';

interface Wanted {
  userId: number;
  query: PageQuery;
  path: string;
}

async function pageOfSubscriptions({ userId, query, path }: Wanted): Promise<SubscriptionPage> {
  const where = { userId };
  const [rows, total, graceDays] = await Promise.all([
    prisma().subscription.findMany({
      where,
      select: subscriptionSelect,
      orderBy: { id: 'desc' },
      skip: (query.page - 1) * query.limit,
      take: query.limit,
    }),
    prisma().subscription.count({ where }),
    paymentGraceDays(),
  ]);
  return toPage({
    items: rows.map((row) => toSubscription(row, graceDays)),
    page: query.page,
    perPage: query.limit,
    total,
    path,
    query: { limit: String(query.limit) },
  });
}

/** GET /api/user/subscriptions: a page of the user's own subscriptions, including ended ones, newest first. */
export function listSubscriptions(input: {
  actor: Pick<Actor, 'id'>;
  query: PageQuery;
}): Promise<SubscriptionPage> {
  return pageOfSubscriptions({ userId: input.actor.id, query: input.query, path: '/api/user/subscriptions' });
}

/** GET /api/users/{id}/subscriptions, for admins. */
export async function listSubscriptionsOfUser(input: {
  actor: Actor;
  params: { id: number };
  query: PageQuery;
}): Promise<SubscriptionPage> {
  const { actor, params, query } = input;
  const { id: userId } = await getKnownAccount(prisma(), actor, params.id);
  return pageOfSubscriptions({ userId, query, path: `/api/users/${userId}/subscriptions` });
}
