import { paymentAnswer } from '@/lib/billing/contract';
import { listingParams } from '@/lib/listings/contract';
import { getPayment } from '@/server/features/billing/get-payment';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'How the payment of a listing stands',
    params: listingParams,
    response: paymentAnswer,
  },
  getPayment,
);
