import { loginAnswer } from '@/lib/accounts/contract';
import { linkIdentityInput } from '@/lib/identities/contract';
import { linkIdentity } from '@/server/features/identities/link-identity';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'optional',
    summary: 'Links an account elsewhere to the one with its address, by its password, and signs in',
    body: linkIdentityInput,
    response: loginAnswer,
    limit: 'own',
  },
  linkIdentity,
);
