import { idParams } from '@/lib/api/params';
import { subscriptionAnswer } from '@/lib/billing/contract';
import { resumeSubscription } from '@/server/features/billing/change-subscription';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'verified',
    summary: "Renews one's own canceled subscription after all",
    params: idParams,
    response: subscriptionAnswer,
  },
  resumeSubscription,
);
