import { incomeList, incomeQuery } from '@/lib/billing/contract';
import { getIncome } from '@/server/features/billing/get-income';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'money',
    summary: 'Invoices and credit notes of a year by month',
    query: incomeQuery,
    response: incomeList,
  },
  getIncome,
);
