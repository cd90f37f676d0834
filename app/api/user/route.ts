import { currentUserAnswer } from '@/lib/accounts/contract';
import { getCurrentUser } from '@/server/accounts/get-current-user';
import { route } from '@/server/http/route';

export const GET = route(
  { auth: 'signed-in', summary: 'The signed-in user', response: currentUserAnswer },
  getCurrentUser,
);
