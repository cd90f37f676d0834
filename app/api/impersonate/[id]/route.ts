import { currentUserAnswer } from '@/lib/accounts/contract';
import { idParams } from '@/lib/api/params';
import { endpoint } from '@/server/http/endpoint';
import { startImpersonation } from '@/server/features/impersonation/start-impersonation';

export const POST = endpoint(
  {
    auth: 'admin',
    right: 'impersonate',
    summary: 'Signs an admin in as a user whose address is confirmed',
    params: idParams,
    response: currentUserAnswer,
  },
  startImpersonation,
);
