import { pageQuery } from '@/lib/api/params';
import { decisionPage } from '@/lib/decisions/contract';
import { listOwnDecisions } from '@/server/features/decisions/list-own-decisions';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'What admins decided about one’s homes and account, with reasons and remedies, the latest first',
    query: pageQuery,
    response: decisionPage,
  },
  listOwnDecisions,
);
