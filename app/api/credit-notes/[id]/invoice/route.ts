import { idParams } from '@/lib/api/params';
import { getCreditNote } from '@/server/features/billing/get-invoice';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'A credit note as a PDF',
    params: idParams,
    response: { file: ['application/pdf'] },
  },
  getCreditNote,
);
