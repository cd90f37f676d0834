import { idParams } from '@/lib/api/params';
import { trackingAnswer, trackingInput } from '@/lib/payments/contract';
import { trackPayments } from '@/server/features/payments/track-payments';
import { endpoint } from '@/server/http/endpoint';

export const PUT = endpoint(
  {
    auth: 'verified',
    summary: 'Sets whether what a guest still owes for a stay is kept here',
    params: idParams,
    body: trackingInput,
    response: trackingAnswer,
  },
  trackPayments,
);
