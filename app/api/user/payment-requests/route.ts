import { requestsToMatchAnswer } from '@/lib/payments/contract';
import { listRequestsToMatch } from '@/server/features/payments/list-asked';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'What guests are asked to pay, to match bank statements with',
    response: requestsToMatchAnswer,
  },
  listRequestsToMatch,
);
