import { idParams } from '@/lib/api/params';
import { planAnswer, planInput } from '@/lib/payments/contract';
import { makePaymentPlan, replacePaymentPlan } from '@/server/features/payments/payment-plan';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'verified',
    summary: 'Asks the payments of the terms for an approved stay that has none',
    params: idParams,
    response: planAnswer,
    status: 201,
  },
  makePaymentPlan,
);

export const PUT = endpoint(
  {
    auth: 'verified',
    summary: 'Replaces what is asked for an approved stay, while nothing of it was paid',
    params: idParams,
    body: planInput,
    response: planAnswer,
  },
  replacePaymentPlan,
);
