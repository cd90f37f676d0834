import { listingParams } from '@/lib/listings/contract';
import { paymentTermsAnswer } from '@/lib/payments/contract';
import { paymentTermsDto } from '@/lib/payments/terms-contract';
import { getPaymentTerms, savePaymentTerms } from '@/server/features/payments/payment-terms';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'When and how guests pay for a stay in a listing',
    params: listingParams,
    response: paymentTermsAnswer,
  },
  getPaymentTerms,
);

export const PUT = endpoint(
  {
    auth: 'verified',
    summary: 'Replace the payment terms of a listing',
    params: listingParams,
    body: paymentTermsDto,
    response: paymentTermsAnswer,
  },
  savePaymentTerms,
);
