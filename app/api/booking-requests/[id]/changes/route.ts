import { idParams } from '@/lib/api/params';
import { landlordChangeInput, stayChangeAnswer } from '@/lib/stay-changes/contract';
import { proposeChange } from '@/server/features/stay-changes/ask-change';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'verified',
    summary: 'Asks the guest of an approved stay for other days, another party or another total',
    params: idParams,
    body: landlordChangeInput,
    response: stayChangeAnswer,
    status: 201,
  },
  proposeChange,
);
