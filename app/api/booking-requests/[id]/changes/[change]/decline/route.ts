import { landlordChangeParams, stayChangeAnswer } from '@/lib/stay-changes/contract';
import { declineAsLandlord } from '@/server/features/stay-changes/answer-change';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'verified',
    summary: 'Declines the change that the guest asked: the stay remains as agreed',
    params: landlordChangeParams,
    response: stayChangeAnswer,
  },
  declineAsLandlord,
);
