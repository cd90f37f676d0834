import { sessionParams } from '@/lib/sessions/contract';
import { endpoint } from '@/server/http/endpoint';
import { endOneSession } from '@/server/features/sessions/end-session';

export const DELETE = endpoint(
  {
    auth: 'signed-in',
    summary: "Ends one of one's own sessions",
    limit: 'open-form',
    endsAccess: true,
    params: sessionParams,
    response: 'empty',
    status: 204,
  },
  endOneSession,
);
