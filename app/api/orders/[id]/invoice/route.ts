import { idParams } from '@/lib/api/params';
import { getInvoice } from '@/server/billing/get-invoice';
import { route } from '@/server/http/route';

export const GET = route(
  {
    auth: 'verified',
    summary: "The invoice of one's own payment as a PDF",
    params: idParams,
    response: { file: ['application/pdf'] },
  },
  getInvoice,
);
