import { loginAnswer, loginInput } from '@/lib/accounts/contract';
import { signIn } from '@/server/features/accounts/sign-in';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'optional',
    summary: 'Signs in with a new session, or asks for the second factor',
    body: loginInput,
    response: loginAnswer,
    limit: 'own',
  },
  signIn,
);
