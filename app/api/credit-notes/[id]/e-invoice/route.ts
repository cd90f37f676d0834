import { idParams } from '@/lib/api/params';
import { getElectronicCreditNote } from '@/server/features/billing/get-e-invoice';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'A credit note as Peppol BIS Billing',
    params: idParams,
    response: { file: ['application/xml'] },
  },
  getElectronicCreditNote,
);
