import { figuresAnswer, figuresQuery } from '@/lib/figures/contract';
import { endpoint } from '@/server/http/endpoint';
import { getFigures } from '@/server/features/figures/get-figures';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'figures',
    summary:
      'How the whole site grows, by month or week beside the year before, and what was searched in vain',
    query: figuresQuery,
    response: figuresAnswer,
  },
  getFigures,
);
