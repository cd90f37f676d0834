import { ownShortStayChecks } from '@/lib/short-stay-checks/contract';
import { listOwnChecks } from '@/server/features/short-stay-checks/list-own-checks';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'What random checks of an authority found about your homes',
    response: ownShortStayChecks,
  },
  listOwnChecks,
);
