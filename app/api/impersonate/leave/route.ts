import { currentUserAnswer } from '@/lib/accounts/contract';
import { route } from '@/server/http/route';
import { leaveImpersonation } from '@/server/impersonation/leave-impersonation';

export const POST = route(
  { auth: 'signed-in', summary: "Back to the admin's own account", response: currentUserAnswer },
  leaveImpersonation,
);
