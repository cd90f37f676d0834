import { pageQuery } from '@/lib/api/params';
import { freePeriodPage } from '@/lib/billing/tariffs';
import { listFreePeriods } from '@/server/features/billing/list-free-periods';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'money',
    summary: 'The homes that are online without payment',
    query: pageQuery,
    response: freePeriodPage,
  },
  listFreePeriods,
);
