import { moneyAnswer, moneyInput } from '@/lib/billing/tariffs';
import { getTariffs } from '@/server/features/billing/get-tariffs';
import { setTariffs } from '@/server/features/billing/set-tariffs';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'money',
    summary: 'What publishing costs, days on trial and days of grace',
    response: moneyAnswer,
  },
  getTariffs,
);

export const PUT = endpoint(
  {
    auth: 'admin',
    right: 'money',
    summary: 'Sets what publishing costs from now on, days on trial and days of grace',
    body: moneyInput,
    response: moneyAnswer,
  },
  setTariffs,
);
