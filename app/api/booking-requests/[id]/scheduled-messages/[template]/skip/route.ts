import { scheduledMessageAnswer, scheduledMessageParams } from '@/lib/messages/contract';
import { skipScheduledMessage } from '@/server/features/messages/scheduled-messages';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'verified',
    summary: 'Keeps a reply text from leaving by itself to this guest',
    params: scheduledMessageParams,
    response: scheduledMessageAnswer,
  },
  skipScheduledMessage,
);
