import 'server-only';

import type { MessageSender } from '@/lib/messages/contract';
import type { Tx } from '@/server/db';
import { inLanguage } from '@/server/language';
import { ofThread } from '@/server/features/requests/thread';
import type { Thread } from '@/server/features/requests/thread';

/**
 * Adds to the thread what another mail already tells: the text that came with a request or decision. `byAdmin`: an
 * admin did it in the landlord's place.
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

/** The same for a note of the site itself, which need not be read; in Dutch, whatever language its cause came in. */
export const noteOfSite = (tx: Tx, thread: Thread, note: () => string, byAdmin?: boolean): Promise<void> =>
  noteMessage(tx, thread, 'system', inLanguage('nl', note), byAdmin);
