import { guestStayAnswer, guestTokenParams } from '@/lib/guest-stays/contract';
import { agreementInput } from '@/lib/payments/agreement-contract';
import { acceptAgreement } from '@/server/features/guest-stays/accept-agreement';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'public',
    summary: 'The guest accepts the newest agreement, once',
    params: guestTokenParams,
    body: agreementInput,
    response: guestStayAnswer,
    limit: 'guest-call',
  },
  acceptAgreement,
);
