import { guestChangeParams, stayChangeAnswer } from '@/lib/stay-changes/contract';
import { declineAsGuest } from '@/server/features/stay-changes/answer-change';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'public',
    summary: 'Declines the change that the landlord asked: the stay remains as agreed',
    params: guestChangeParams,
    refuses: [403],
    response: stayChangeAnswer,
    limit: 'guest-call',
  },
  declineAsGuest,
);
