import { planningPage, planningQuery } from '@/lib/planning/contract';
import { endpoint } from '@/server/http/endpoint';
import { getPlanning } from '@/server/features/planning/get-planning';

export const GET = endpoint(
  {
    auth: 'verified',
    summary:
      'All homes whose calendar one keeps, with stays, requests, blocks and prices of at most 100 days',
    query: planningQuery,
    response: planningPage,
  },
  getPlanning,
);
