import 'server-only';

import type { RequestParty } from '@/lib/booking-requests/lifecycle';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';
import { ofThread } from '@/server/features/requests/thread';
import type { Thread } from '@/server/features/requests/thread';

/** Writes down that a side has seen what the other one wrote. */
export async function readMessages(thread: Thread, reader: RequestParty): Promise<void> {
  await prisma().message.updateMany({
    where: { ...ofThread(thread), sender: reader === 'guest' ? 'landlord' : 'guest', readAt: null },
    data: { readAt: new Date() },
  });
}

/** Writes down that the landlord has seen the words a request came with, which stand wherever it is decided on. */
export async function readFirstWords(tx: Tx, thread: Thread, words: string): Promise<void> {
  await tx.message.updateMany({
    where: { ...ofThread(thread), sender: 'guest', body: words, readAt: null },
    data: { readAt: new Date() },
  });
}
