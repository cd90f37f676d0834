import { paymentParams } from '@/lib/booking-requests/contract';
import { removePayment } from '@/server/features/booking-requests/booking-payments';
import { endpoint } from '@/server/http/endpoint';

export const DELETE = endpoint(
  {
    auth: 'verified',
    summary: 'Removes a payment that was noted',
    params: paymentParams,
    response: 'empty',
    status: 204,
  },
  removePayment,
);
