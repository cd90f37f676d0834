import { currentUserAnswer } from '@/lib/accounts/contract';
import { secondFactorInput } from '@/lib/second-factors/contract';
import { finishSignIn } from '@/server/features/accounts/finish-sign-in';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'optional',
    summary: 'Finishes a sign-in with a code of the app, a recovery code or a passkey',
    body: secondFactorInput,
    refuses: [401],
    response: currentUserAnswer,
    limit: 'own',
  },
  finishSignIn,
);
