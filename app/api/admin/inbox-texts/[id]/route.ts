import { idParams } from '@/lib/api/params';
import { inboxTextAnswer, inboxTextInput } from '@/lib/inbox/contract';
import { endpoint } from '@/server/http/endpoint';
import { deleteInboxText, updateInboxText } from '@/server/features/inbox/reply-texts';

export const PUT = endpoint(
  {
    auth: 'admin',
    right: 'inbox',
    summary: 'Change a text for answers to visitors',
    params: idParams,
    body: inboxTextInput,
    response: inboxTextAnswer,
  },
  updateInboxText,
);

export const DELETE = endpoint(
  {
    auth: 'admin',
    right: 'inbox',
    summary: 'Remove a text for answers to visitors',
    params: idParams,
    response: 'empty',
    status: 204,
  },
  deleteInboxText,
);
