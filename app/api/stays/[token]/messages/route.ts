import { guestTokenParams } from '@/lib/guest-stays/contract';
import { messageAnswer, messageInput, messagePage, messagesQuery } from '@/lib/messages/contract';
import { listGuestMessages, sendGuestMessage } from '@/server/features/guest-stays/guest-messages';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'public',
    summary: "The thread of a guest's own page, newest first; the guest has then read it",
    params: guestTokenParams,
    query: messagesQuery,
    response: messagePage,
  },
  listGuestMessages,
);

export const POST = endpoint(
  {
    auth: 'public',
    summary: 'Writes to the landlord, who gets a mail',
    params: guestTokenParams,
    body: messageInput,
    response: messageAnswer,
    status: 201,
    limit: 'guest-call',
  },
  sendGuestMessage,
);
