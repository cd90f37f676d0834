import { guestChangeParams, stayChangeAnswer } from '@/lib/stay-changes/contract';
import { takeBackAsGuest } from '@/server/features/stay-changes/answer-change';
import { endpoint } from '@/server/http/endpoint';

export const DELETE = endpoint(
  {
    auth: 'public',
    summary: 'Takes back a change that the guest asked',
    params: guestChangeParams,
    refuses: [403],
    response: stayChangeAnswer,
    limit: 'guest-call',
  },
  takeBackAsGuest,
);
