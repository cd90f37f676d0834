import { idParams } from '@/lib/api/params';
import { getInvoice } from '@/server/features/billing/get-invoice';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'The invoice of a payment as a PDF',
    params: idParams,
    response: { file: ['application/pdf'] },
  },
  getInvoice,
);
