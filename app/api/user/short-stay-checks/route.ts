import { pageQuery } from '@/lib/api/params';
import { ownShortStayCheckPage } from '@/lib/short-stay-checks/contract';
import { listOwnChecks } from '@/server/features/short-stay-checks/list-own-checks';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'What random checks of an authority found about your homes, the newest first',
    query: pageQuery,
    response: ownShortStayCheckPage,
  },
  listOwnChecks,
);
