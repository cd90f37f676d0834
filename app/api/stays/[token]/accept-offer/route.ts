import { acceptOfferInput, guestStayAnswer, guestTokenParams } from '@/lib/guest-stays/contract';
import { acceptOffer } from '@/server/features/guest-stays/answer-offer';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'public',
    summary: 'The guest takes the open offer: the stay is approved at once',
    params: guestTokenParams,
    body: acceptOfferInput,
    response: guestStayAnswer,
    limit: 'guest-call',
  },
  acceptOffer,
);
