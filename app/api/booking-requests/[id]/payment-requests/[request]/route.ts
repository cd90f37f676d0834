import { paymentRequestParams } from '@/lib/payments/contract';
import { cancelPaymentRequest } from '@/server/features/payments/payment-plan';
import { endpoint } from '@/server/http/endpoint';

export const DELETE = endpoint(
  {
    auth: 'verified',
    summary: 'Cancels a payment that was asked and of which nothing was paid',
    params: paymentRequestParams,
    response: 'empty',
    status: 204,
  },
  cancelPaymentRequest,
);
