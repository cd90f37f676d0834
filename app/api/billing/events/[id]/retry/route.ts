import { stripeEventAnswer, stripeEventParams } from '@/lib/billing/contract';
import { retryStripeEvent } from '@/server/features/billing/stripe-events';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'admin',
    right: 'money',
    summary: 'Does once more what a message of Stripe asks for',
    params: stripeEventParams,
    response: stripeEventAnswer,
  },
  retryStripeEvent,
);
