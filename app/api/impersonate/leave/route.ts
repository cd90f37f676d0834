import { currentUserAnswer } from '@/lib/accounts/contract';
import { endpoint } from '@/server/http/endpoint';
import { leaveImpersonation } from '@/server/features/impersonation/leave-impersonation';

export const POST = endpoint(
  { auth: 'signed-in', summary: "Back to the admin's own account", response: currentUserAnswer },
  leaveImpersonation,
);
