import 'server-only';

import type { RequestParty } from '@/lib/booking-requests/lifecycle';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';
import { ofThread } from '@/server/features/requests/thread';
import type { Thread } from '@/server/features/requests/thread';

/** Marks the other side's messages as read by this side. */
export async function readMessages(thread: Thread, reader: RequestParty): Promise<void> {
  await prisma().message.updateMany({
    where: { ...ofThread(thread), sender: reader === 'guest' ? 'landlord' : 'guest', readAt: null },
    data: { readAt: new Date() },
  });
}

/**
 * Marks the message that a request came with as read by the landlord, since it is shown wherever the request is
 * decided.
 */
export async function readFirstWords(tx: Tx, thread: Thread, words: string): Promise<void> {
  await tx.message.updateMany({
    where: { ...ofThread(thread), sender: 'guest', body: words, readAt: null },
    data: { readAt: new Date() },
  });
}
