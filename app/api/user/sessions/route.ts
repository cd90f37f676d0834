import { endedSessionsAnswer, sessionListAnswer } from '@/lib/sessions/contract';
import { endpoint } from '@/server/http/endpoint';
import { endOtherSessions } from '@/server/features/sessions/end-other-sessions';
import { listSessions } from '@/server/features/sessions/list-sessions';

export const GET = endpoint(
  { auth: 'signed-in', summary: 'Where one is signed in', response: sessionListAnswer },
  listSessions,
);

export const DELETE = endpoint(
  {
    auth: 'signed-in',
    summary: 'Signs out everywhere but here',
    limit: 'open-form',
    endsAccess: true,
    response: endedSessionsAnswer,
  },
  endOtherSessions,
);
