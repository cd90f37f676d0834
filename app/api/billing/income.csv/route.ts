import { incomeQuery } from '@/lib/billing/contract';
import { downloadIncome } from '@/server/features/billing/get-income';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'money',
    summary: 'The same as a table for a spreadsheet',
    query: incomeQuery,
    response: { file: ['text/csv'] },
  },
  downloadIncome,
);
