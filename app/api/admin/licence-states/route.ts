import { pageQuery } from '@/lib/api/params';
import { doubtfulLicencePage } from '@/lib/licence-states/contract';
import { endpoint } from '@/server/http/endpoint';
import { listDoubtfulLicences } from '@/server/features/licence-states/list-doubtful-licences';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'find',
    summary: 'Homes whose licence number is unknown, expired, of another address or shared',
    query: pageQuery,
    response: doubtfulLicencePage,
  },
  listDoubtfulLicences,
);
