import { currentUserAnswer } from '@/lib/accounts/contract';
import { registerIdentityInput } from '@/lib/identities/contract';
import { registerIdentity } from '@/server/features/identities/register-identity';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'optional',
    summary: 'Makes an account for somebody whom another site vouches for, and signs in',
    body: registerIdentityInput,
    response: currentUserAnswer,
    status: 201,
    limit: 'public-form',
  },
  registerIdentity,
);
