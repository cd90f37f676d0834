import { currentUserAnswer, loginInput } from '@/lib/accounts/contract';
import { signIn } from '@/server/accounts/sign-in';
import { route } from '@/server/http/route';

export const POST = route(
  {
    auth: 'optional',
    summary: 'Signs in with a new session',
    body: loginInput,
    response: currentUserAnswer,
    limit: 'own',
  },
  signIn,
);
