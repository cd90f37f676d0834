import { idParams } from '@/lib/api/params';
import { paymentAnswer, paymentInput } from '@/lib/booking-requests/contract';
import { notePayment } from '@/server/features/booking-requests/booking-payments';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'verified',
    summary: 'Notes what the guest of an approved or canceled stay paid',
    params: idParams,
    body: paymentInput,
    response: paymentAnswer,
    status: 201,
  },
  notePayment,
);
