import { matchesAnswer, matchesInput } from '@/lib/payments/contract';
import { matchPayments } from '@/server/features/payments/match-payments';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'verified',
    summary: 'Records what lines of a bank statement paid, each line once',
    body: matchesInput,
    refuses: [404],
    response: matchesAnswer,
  },
  matchPayments,
);
