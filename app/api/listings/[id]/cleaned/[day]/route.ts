import { cleanedParams } from '@/lib/changeovers/contract';
import { endpoint } from '@/server/http/endpoint';
import { markCleaned, unmarkCleaned } from '@/server/features/changeovers/mark-cleaned';

export const PUT = endpoint(
  {
    auth: 'verified',
    summary: 'Say that a home is clean for the changeover of a day',
    params: cleanedParams,
    refuses: [422],
    response: 'empty',
    status: 204,
  },
  markCleaned,
);

export const DELETE = endpoint(
  {
    auth: 'verified',
    summary: 'Take back that a home is clean for the changeover of a day',
    params: cleanedParams,
    response: 'empty',
    status: 204,
  },
  unmarkCleaned,
);
