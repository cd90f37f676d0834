import { idParams } from '@/lib/api/params';
import { messageAnswer, messageInput, messagePage, messagesQuery } from '@/lib/messages/contract';
import { endpoint } from '@/server/http/endpoint';
import { listMessages } from '@/server/features/messages/list-messages';
import { sendMessage } from '@/server/features/messages/send-message';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'The thread of a contact request, newest first; the owner has then read it',
    params: idParams,
    query: messagesQuery,
    response: messagePage,
    background: true,
  },
  listMessages('contact-requests'),
);

export const POST = endpoint(
  {
    auth: 'verified',
    summary: 'Writes to the guest of a contact request, who gets a mail; for the owner alone',
    params: idParams,
    body: messageInput,
    response: messageAnswer,
    status: 201,
  },
  sendMessage('contact-requests'),
);
