import { pageQuery } from '@/lib/api/params';
import { appealedPage } from '@/lib/decisions/contract';
import { listAppeals } from '@/server/features/decisions/list-appeals';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'moderate',
    summary: 'Decisions whose appeal waits for an answer, the longest waiting first',
    query: pageQuery,
    response: appealedPage,
  },
  listAppeals,
);
