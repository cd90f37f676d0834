import { idParams } from '@/lib/api/params';
import { getAgreement } from '@/server/features/payments/read-agreement';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'The newest agreement of a stay as a PDF',
    params: idParams,
    response: { file: ['application/pdf'] },
  },
  getAgreement,
);
