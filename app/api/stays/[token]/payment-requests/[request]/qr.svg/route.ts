import { guestPaymentParams } from '@/lib/guest-stays/contract';
import { getPaymentCode } from '@/server/features/guest-stays/payment-code';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'public',
    summary: 'A payment that the guest is asked for, as the code that banking apps scan',
    params: guestPaymentParams,
    response: { file: ['image/svg+xml'] },
  },
  getPaymentCode,
);
