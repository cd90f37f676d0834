import { signOut } from '@/server/accounts/sign-out';
import { route } from '@/server/http/route';

export const POST = route(
  { auth: 'optional', summary: 'Ends this session', response: 'empty', status: 204 },
  signOut,
);
