import { idParams } from '@/lib/api/params';
import { stayedAnswer, stayedInput } from '@/lib/short-stay-reports/stayed-contract';
import { saveStayed } from '@/server/features/short-stay-reports/save-stayed';
import { endpoint } from '@/server/http/endpoint';

export const PUT = endpoint(
  {
    auth: 'verified',
    summary: 'Says who stayed, by country of residence, from the day of departure on',
    params: idParams,
    body: stayedInput,
    response: stayedAnswer,
  },
  saveStayed,
);
