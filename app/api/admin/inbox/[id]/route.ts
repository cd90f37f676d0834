import { idParams } from '@/lib/api/params';
import { inboxChange, inboxThreadAnswer } from '@/lib/inbox/contract';
import { endpoint } from '@/server/http/endpoint';
import { changeThread } from '@/server/features/inbox/change-thread';
import { getThread } from '@/server/features/inbox/get-thread';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'inbox',
    summary: 'A thread of the inbox with all that was said',
    params: idParams,
    response: inboxThreadAnswer,
    background: true,
  },
  getThread,
);

export const PUT = endpoint(
  {
    auth: 'admin',
    right: 'inbox',
    summary: 'The state of a thread and who answers it; 409 if it has changed since that version',
    params: idParams,
    body: inboxChange,
    response: inboxThreadAnswer,
  },
  changeThread,
);
