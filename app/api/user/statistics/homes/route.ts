import { listingFiguresPage, listingFiguresQuery } from '@/lib/statistics/contract';
import { endpoint } from '@/server/http/endpoint';
import { listListingFigures } from '@/server/features/statistics/get-series';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'The figures of each own listing over a period, the most income first',
    query: listingFiguresQuery,
    response: listingFiguresPage,
  },
  listListingFigures,
);
