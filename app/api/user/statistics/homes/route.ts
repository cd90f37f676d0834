import { homeFiguresPage, homeFiguresQuery } from '@/lib/statistics/contract';
import { endpoint } from '@/server/http/endpoint';
import { listHomeFigures } from '@/server/features/statistics/get-series';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'The figures of each own listing over a period, the most income first',
    query: homeFiguresQuery,
    response: homeFiguresPage,
  },
  listHomeFigures,
);
