import { scheduledMessageAnswer, scheduledMessageParams } from '@/lib/messages/contract';
import { sendScheduledMessage } from '@/server/features/messages/scheduled-messages';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'verified',
    summary: 'Sends a reply text now that would have left by itself',
    params: scheduledMessageParams,
    response: scheduledMessageAnswer,
  },
  sendScheduledMessage,
);
