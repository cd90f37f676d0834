import { figuresQuery } from '@/lib/figures/contract';
import { endpoint } from '@/server/http/endpoint';
import { downloadFigures } from '@/server/features/figures/download-figures';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'figures',
    summary: 'The same figures as a table for a spreadsheet',
    query: figuresQuery,
    response: { file: ['text/csv'] },
  },
  downloadFigures,
);
