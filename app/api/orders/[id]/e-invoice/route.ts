import { idParams } from '@/lib/api/params';
import { getEInvoice } from '@/server/features/billing/get-e-invoice';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'The invoice of a payment as Peppol BIS Billing',
    params: idParams,
    response: { file: ['application/xml'] },
  },
  getEInvoice,
);
