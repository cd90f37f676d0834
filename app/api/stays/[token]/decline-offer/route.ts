import { guestStayAnswer, guestTokenParams } from '@/lib/guest-stays/contract';
import { declineOffer } from '@/server/features/guest-stays/answer-offer';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'public',
    summary: 'The guest does not take the open offer: the request waits on',
    params: guestTokenParams,
    response: guestStayAnswer,
    limit: 'guest-call',
  },
  declineOffer,
);
