import { idParams } from '@/lib/api/params';
import { subscriptionAnswer } from '@/lib/billing/contract';
import { cancelSubscription } from '@/server/features/billing/change-subscription';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'verified',
    summary: "Does not renew one's own subscription any more",
    params: idParams,
    response: subscriptionAnswer,
  },
  cancelSubscription,
);
