import 'server-only';

import type { RequestParty } from '@/lib/booking-requests/lifecycle';
import { prisma } from '@/server/db';
import { ofThread } from '@/server/messages/thread';
import type { Thread } from '@/server/messages/thread';

/** Writes down that a side has seen what the other one wrote. */
export async function readMessages(thread: Thread, reader: RequestParty): Promise<void> {
  await prisma().message.updateMany({
    where: { ...ofThread(thread), sender: reader === 'guest' ? 'landlord' : 'guest', readAt: null },
    data: { readAt: new Date() },
  });
}
