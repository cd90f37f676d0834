import { idParams, pageQuery } from '@/lib/api/params';
import { subscriptionPage } from '@/lib/billing/contract';
import { listSubscriptionsOfUser } from '@/server/features/billing/list-subscriptions';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'find',
    summary: "A user's subscriptions, the newest first",
    params: idParams,
    query: pageQuery,
    response: subscriptionPage,
  },
  listSubscriptionsOfUser,
);
