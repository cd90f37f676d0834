import { seriesAnswer, seriesQuery } from '@/lib/statistics/contract';
import { endpoint } from '@/server/http/endpoint';
import { getSeries } from '@/server/features/statistics/get-series';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: "The figures of one's own listings, or of one of them, month by month",
    query: seriesQuery,
    refuses: [404],
    response: seriesAnswer,
  },
  getSeries,
);
