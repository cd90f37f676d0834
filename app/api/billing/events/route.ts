import { stripeEventPage, stripeEventQuery } from '@/lib/billing/contract';
import { listStripeEvents } from '@/server/features/billing/stripe-events';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'money',
    summary: 'What Stripe told, the newest first',
    query: stripeEventQuery,
    response: stripeEventPage,
  },
  listStripeEvents,
);
