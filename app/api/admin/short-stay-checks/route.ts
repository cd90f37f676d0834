import { pageQuery } from '@/lib/api/params';
import { shortStayCheckPage } from '@/lib/short-stay-checks/contract';
import { listChecks } from '@/server/features/short-stay-checks/list-checks';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'moderate',
    background: true,
    summary:
      'The random checks of homes: what was drawn, from how many and with which seed, and what came of each',
    query: pageQuery,
    response: shortStayCheckPage,
  },
  listChecks,
);
