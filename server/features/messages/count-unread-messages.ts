import 'server-only';

import { prisma } from '@/server/db';

/** How many messages guests wrote about a landlord's homes, to requests of both kinds, that the landlord has not seen. */
export async function countUnreadMessages(ownerId: number): Promise<number> {
  const unseen = { sender: 'guest', readAt: null } as const;
  const ofOwner = { listing: { userId: ownerId } };
  const counts = await Promise.all([
    prisma().message.count({ where: { ...unseen, bookingRequest: ofOwner } }),
    prisma().message.count({ where: { ...unseen, contactRequest: ofOwner } }),
  ]);
  return counts[0] + counts[1];
}
