import { paymentAccountAnswer, paymentAccountInput } from '@/lib/payments/account-contract';
import { getPaymentAccount, savePaymentAccount } from '@/server/features/payments/payment-account';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  { auth: 'verified', summary: 'The account on which guests pay', response: paymentAccountAnswer },
  getPaymentAccount,
);

export const PUT = endpoint(
  {
    auth: 'verified',
    summary: 'Replace the account on which guests pay, or remove it',
    body: paymentAccountInput,
    refuses: [423],
    response: paymentAccountAnswer,
  },
  savePaymentAccount,
);
