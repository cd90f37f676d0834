import { landlordChangeParams, stayChangeAnswer } from '@/lib/stay-changes/contract';
import { acceptAsLandlord } from '@/server/features/stay-changes/answer-change';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'verified',
    summary: 'Accepts the change that the guest asked: the stay has it at once',
    params: landlordChangeParams,
    response: stayChangeAnswer,
  },
  acceptAsLandlord,
);
