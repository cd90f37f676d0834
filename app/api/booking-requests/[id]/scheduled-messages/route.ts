import { idParams } from '@/lib/api/params';
import { scheduledMessageList } from '@/lib/messages/contract';
import { listScheduledMessages } from '@/server/features/messages/scheduled-messages';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'The reply texts that leave to a guest by themselves: coming, sent, skipped and missed',
    params: idParams,
    response: scheduledMessageList,
  },
  listScheduledMessages,
);
