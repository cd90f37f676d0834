import { guestStayAnswer, guestTokenParams } from '@/lib/guest-stays/contract';
import { withdrawStay } from '@/server/features/guest-stays/withdraw-stay';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'public',
    summary: 'The guest does not come: days are free, the landlord gets a mail',
    params: guestTokenParams,
    response: guestStayAnswer,
    limit: 'guest-call',
  },
  withdrawStay,
);
