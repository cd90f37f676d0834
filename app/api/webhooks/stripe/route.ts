import { z } from '@/lib/api/zod';
import { receiveStripeEvent } from '@/server/features/billing/receive-stripe-event';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'public',
    summary: "Stripe's messages, signed by Stripe",
    refuses: [400, 404],
    response: z.object({ received: z.literal(true) }),
    csrf: false,
    limit: 'none',
  },
  receiveStripeEvent,
);
