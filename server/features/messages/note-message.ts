import 'server-only';

import type { MessageSender } from '@/lib/messages/contract';
import type { ThreadNote } from '@/lib/messages/note';
import { noteText } from '@/lib/messages/note-text';
import type { Tx } from '@/server/db';
import { inLanguage } from '@/server/language';
import { ofThread } from '@/server/features/requests/thread';
import type { Thread } from '@/server/features/requests/thread';

interface Noted {
  sender: MessageSender;
  body: string;
  note?: ThreadNote;
  byAdmin?: boolean;
}

async function addTold(tx: Tx, thread: Thread, { sender, byAdmin = false, ...said }: Noted): Promise<void> {
  const now = new Date();
  await tx.message.create({
    data: {
      ...ofThread(thread),
      sender,
      ...said,
      byAdmin,
      createdAt: now,
      toldAt: now,
      ...(sender === 'system' && { readAt: now }),
    },
  });
}

/**
 * Adds to the thread the text that came with a request or decision, which another mail already contains. `byAdmin`: an
 * admin did it in the landlord's place.
 */
export const noteMessage = (
  tx: Tx,
  thread: Thread,
  sender: MessageSender,
  body: string,
  byAdmin = false,
): Promise<void> => addTold(tx, thread, { sender, body, byAdmin });

/** The note's sentence in Dutch, whatever the language of the call that caused it. */
export const dutchNote = (note: ThreadNote): string => inLanguage('nl', () => noteText(note));

/** The same for one of the site's own notes, which counts as read at once. */
export const noteOfSite = (tx: Tx, thread: Thread, note: ThreadNote, byAdmin?: boolean): Promise<void> =>
  addTold(tx, thread, { sender: 'system', body: dutchNote(note), note, byAdmin });
