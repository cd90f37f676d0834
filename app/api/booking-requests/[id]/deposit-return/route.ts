import { idParams } from '@/lib/api/params';
import { depositReturnAnswer, depositReturnInput } from '@/lib/payments/contract';
import { returnDeposit } from '@/server/features/payments/return-deposit';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'verified',
    summary: 'Records what of the deposit went back to the guest',
    params: idParams,
    body: depositReturnInput,
    response: depositReturnAnswer,
    status: 201,
  },
  returnDeposit,
);
