import { currentUserAnswer } from '@/lib/accounts/contract';
import { idParams } from '@/lib/api/params';
import { route } from '@/server/http/route';
import { startImpersonation } from '@/server/impersonation/start-impersonation';

export const POST = route(
  {
    auth: 'admin',
    summary: 'Signs an admin in as a user whose address is confirmed',
    params: idParams,
    response: currentUserAnswer,
  },
  startImpersonation,
);
