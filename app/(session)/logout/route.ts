import { signOut } from '@/server/features/accounts/sign-out';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'optional',
    summary: 'Ends this session',
    limit: 'open-form',
    endsAccess: true,
    response: 'empty',
    status: 204,
  },
  signOut,
);
