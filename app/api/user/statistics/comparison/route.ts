import { comparisonAnswer, comparisonQuery } from '@/lib/statistics/contract';
import { endpoint } from '@/server/http/endpoint';
import { compareListing } from '@/server/features/statistics/compare-listing';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'Where an own listing stands beside comparable ones of others',
    query: comparisonQuery,
    refuses: [404],
    response: comparisonAnswer,
  },
  ({ actor, query }) => compareListing({ actor, query }),
);
