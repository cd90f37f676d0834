import { figuresQuery } from '@/lib/figures/contract';
import { endpoint } from '@/server/http/endpoint';
import { downloadMissing } from '@/server/features/figures/download-figures';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'figures',
    summary: 'Searches without result by day, town, party and days ahead, for a spreadsheet',
    query: figuresQuery,
    response: { file: ['text/csv'] },
  },
  downloadMissing,
);
