import { portalAnswer } from '@/lib/billing/contract';
import { openPortal } from '@/server/features/billing/open-portal';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'verified',
    summary: "The address of Stripe's page for one's own payment data",
    refuses: [404],
    response: portalAnswer,
  },
  openPortal,
);
