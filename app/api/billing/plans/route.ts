import { planList } from '@/lib/billing/contract';
import { listPlans } from '@/server/features/billing/list-plans';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'What a listing can be published for; none where publishing is free',
    response: planList,
  },
  listPlans,
);
