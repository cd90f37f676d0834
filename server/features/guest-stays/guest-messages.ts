import 'server-only';

import type { MessageInput, MessagePage, ThreadMessage } from '@/lib/messages/contract';
import { transaction } from '@/server/db';
import { getThreadOf } from '@/server/features/requests/guest-tokens';
import { countMessage } from '@/server/features/messages/count-message';
import { pageOfThread } from '@/server/features/messages/list-messages';
import { readMessages } from '@/server/features/messages/read-messages';
import { sayInThread } from '@/server/features/messages/say-in-thread';

interface Asked {
  params: { token: string };
  query: { page: number };
}

/**
 * GET /api/stays/{token}/messages; marks the landlord's messages as read.
 * @throws DomainError not_found
 */
export async function listGuestMessages({ params, query }: Asked): Promise<MessagePage> {
  const thread = await getThreadOf(params.token);
  await readMessages(thread, 'guest');
  return pageOfThread(thread, { page: query.page, path: `/api/stays/${params.token}/messages` });
}

interface Written {
  params: { token: string };
  body: MessageInput;
}

/**
 * POST /api/stays/{token}/messages: sends the guest's message to the landlord.
 * @throws DomainError not_found, too_many_requests (429)
 */
export async function sendGuestMessage({ params, body }: Written): Promise<{ data: ThreadMessage }> {
  const thread = await getThreadOf(params.token);
  await countMessage(thread, 'guest');
  const words = { sender: 'guest', body: body.message, typed: true } as const;
  return { data: await transaction((tx) => sayInThread(tx, thread, words)) };
}
