import { traderAnswer } from '@/lib/trader/contract';
import { traderInput } from '@/lib/trader/input';
import { endpoint } from '@/server/http/endpoint';
import { getTrader, saveTrader } from '@/server/features/trader/own-trader';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'Whether the landlord lets as a private person or as a business',
    response: traderAnswer,
  },
  getTrader,
);

export const PUT = endpoint(
  {
    auth: 'verified',
    summary: 'Say so; a business with its enterprise number, which the pages of its homes show',
    body: traderInput,
    response: traderAnswer,
  },
  saveTrader,
);
