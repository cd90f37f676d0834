import { impersonationListAnswer } from '@/lib/impersonation/contract';
import { endpoint } from '@/server/http/endpoint';
import { listImpersonations } from '@/server/features/impersonation/list-impersonations';

export const GET = endpoint(
  {
    auth: 'signed-in',
    summary: 'When admins acted as the user, who and why, the latest first',
    response: impersonationListAnswer,
  },
  listImpersonations,
);
