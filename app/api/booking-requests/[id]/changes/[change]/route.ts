import { landlordChangeParams, stayChangeAnswer } from '@/lib/stay-changes/contract';
import { takeBackAsLandlord } from '@/server/features/stay-changes/answer-change';
import { endpoint } from '@/server/http/endpoint';

export const DELETE = endpoint(
  {
    auth: 'verified',
    summary: 'Takes back a change that the landlord asked',
    params: landlordChangeParams,
    response: stayChangeAnswer,
  },
  takeBackAsLandlord,
);
