import { currentUserAnswer } from '@/lib/accounts/contract';
import { idParams } from '@/lib/api/params';
import { impersonationInput } from '@/lib/impersonation/contract';
import { endpoint } from '@/server/http/endpoint';
import { startImpersonation } from '@/server/features/impersonation/start-impersonation';

export const POST = endpoint(
  {
    auth: 'admin',
    right: 'impersonate',
    summary: 'Signs an admin in as a user whose address is confirmed, who is told and reads the reason',
    params: idParams,
    body: impersonationInput,
    refuses: [423],
    response: currentUserAnswer,
  },
  startImpersonation,
);
