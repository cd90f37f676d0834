import 'server-only';

import { prisma } from '@/server/db';

/** The number of unread messages from guests about a landlord's listings, in requests of both kinds. */
export async function countUnreadMessages(ownerId: number): Promise<number> {
  const unseen = { sender: 'guest', readAt: null } as const;
  const ofOwner = { listing: { userId: ownerId } };
  const counts = await Promise.all([
    prisma().message.count({ where: { ...unseen, bookingRequest: ofOwner } }),
    prisma().message.count({ where: { ...unseen, contactRequest: ofOwner } }),
  ]);
  return counts[0] + counts[1];
}
