import { idParams } from '@/lib/api/params';
import { inboxReply, inboxThreadAnswer } from '@/lib/inbox/contract';
import { endpoint } from '@/server/http/endpoint';
import { replyToVisitor } from '@/server/features/inbox/reply-to-visitor';

export const POST = endpoint(
  {
    auth: 'admin',
    right: 'inbox',
    summary:
      'An answer to a visitor, which leaves from the address of the site; 409 if the thread has changed',
    params: idParams,
    body: inboxReply,
    response: inboxThreadAnswer,
    status: 201,
  },
  replyToVisitor,
);
