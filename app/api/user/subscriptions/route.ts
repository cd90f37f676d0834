import { pageQuery } from '@/lib/api/params';
import { subscriptionPage } from '@/lib/billing/contract';
import { listSubscriptions } from '@/server/features/billing/list-subscriptions';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: "One's own subscriptions, ended ones too, the newest first",
    query: pageQuery,
    response: subscriptionPage,
  },
  listSubscriptions,
);
