import { dac7PdfParams } from '@/lib/dac7/contract';
import { downloadStatement } from '@/server/features/dac7/get-statement';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'What was reported of oneself to the tax authority in a year, or would be now: {year}.pdf',
    params: dac7PdfParams,
    response: { file: ['application/pdf'] },
  },
  downloadStatement,
);
