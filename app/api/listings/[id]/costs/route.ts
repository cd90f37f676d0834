import { listingParams } from '@/lib/listings/contract';
import { costsAnswer, costsInput } from '@/lib/stays/contract';
import { endpoint } from '@/server/http/endpoint';
import { getCosts, saveCosts } from '@/server/features/stays/costs';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'What a stay costs beside its nights, in the order saved',
    params: listingParams,
    response: costsAnswer,
  },
  getCosts,
);

export const PUT = endpoint(
  {
    auth: 'verified',
    summary: 'Replace the costs of a listing, the whole list at once',
    params: listingParams,
    body: costsInput,
    response: costsAnswer,
  },
  saveCosts,
);
