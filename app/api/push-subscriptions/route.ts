import { pushEndpointInput, pushSubscriptionInput } from '@/lib/push/contract';
import { removePushSubscription, savePushSubscription } from '@/server/features/push/manage-subscriptions';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'optional',
    summary:
      "Turns notifications on in a browser, for the account or, with its page's token, the guest of a stay",
    body: pushSubscriptionInput,
    refuses: [401, 403, 404],
    response: 'empty',
    limit: 'guest-call',
  },
  savePushSubscription,
);

export const DELETE = endpoint(
  {
    auth: 'optional',
    summary: 'Turns them off in a browser; off already changes nothing',
    body: pushEndpointInput,
    refuses: [401, 403, 404],
    response: 'empty',
    limit: 'guest-call',
  },
  removePushSubscription,
);
