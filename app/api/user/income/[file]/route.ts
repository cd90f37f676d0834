import { incomeParams } from '@/lib/payments/contract';
import { downloadYear } from '@/server/features/payments/year-of-payments';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'verified',
    summary:
      'What guests paid in a year, by home and month, for a spreadsheet or to print: {year}.csv, {year}.pdf',
    params: incomeParams,
    response: { file: ['text/csv', 'application/pdf'] },
  },
  downloadYear,
);
