import 'server-only';

import type { MessageSender } from '@/lib/messages/contract';
import type { Tx } from '@/server/db';
import { ofThread } from '@/server/features/requests/thread';
import type { Thread } from '@/server/features/requests/thread';

/**
 * Adds to the thread what another mail already tells: the text that came with a request or decision, and the site's own
 * notes ('system'), which need not be read. `byAdmin`: an admin did it in the landlord's place.
 */
export async function noteMessage(
  tx: Tx,
  thread: Thread,
  sender: MessageSender,
  body: string,
  byAdmin = false,
): Promise<void> {
  const now = new Date();
  await tx.message.create({
    data: {
      ...ofThread(thread),
      sender,
      body,
      byAdmin,
      createdAt: now,
      toldAt: now,
      ...(sender === 'system' && { readAt: now }),
    },
  });
}
