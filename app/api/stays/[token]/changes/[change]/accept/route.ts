import { guestChangeParams, stayChangeAnswer } from '@/lib/stay-changes/contract';
import { acceptAsGuest } from '@/server/features/stay-changes/answer-change';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'public',
    summary: 'Accepts the change that the landlord asked: the stay has it at once',
    params: guestChangeParams,
    refuses: [403],
    response: stayChangeAnswer,
    limit: 'guest-call',
  },
  acceptAsGuest,
);
