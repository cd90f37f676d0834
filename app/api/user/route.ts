import { currentUserAnswer } from '@/lib/accounts/contract';
import { getCurrentUser } from '@/server/features/accounts/get-current-user';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'signed-in',
    beforeSecondFactor: true,
    summary: 'The signed-in user',
    response: currentUserAnswer,
  },
  getCurrentUser,
);
