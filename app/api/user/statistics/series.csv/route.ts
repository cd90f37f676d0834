import { seriesQuery } from '@/lib/statistics/contract';
import { endpoint } from '@/server/http/endpoint';
import { downloadSeries } from '@/server/features/statistics/get-series';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'The same as a table for a spreadsheet, each listing by itself',
    query: seriesQuery,
    refuses: [404],
    response: { file: ['text/csv'] },
  },
  downloadSeries,
);
