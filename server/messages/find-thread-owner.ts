import 'server-only';

import { prisma } from '@/server/db';
import type { Thread } from '@/server/messages/thread';

interface ThreadOwner {
  /** The landlord. */
  userId: number;
  /** Nobody to write to: the guest's data were made anonymous. */
  isAnonymous: boolean;
}

const select = { email: true, listing: { select: { userId: true } } } as const;

/** Whose request it is; null where there is none. */
export async function findThreadOwner({ kind, id }: Thread): Promise<ThreadOwner | null> {
  const find = { where: { id }, select };
  const row = await (kind === 'booking-requests'
    ? prisma().bookingRequest.findUnique(find)
    : prisma().contactRequest.findUnique(find));
  return row && { userId: row.listing.userId, isAnonymous: row.email === '' };
}
