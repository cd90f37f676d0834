import 'server-only';

import { prisma } from '@/server/db';
import type { Thread } from '@/server/features/requests/thread';
import { isWithheld, withheldSelect } from '@/server/features/requests/withheld';

interface ThreadOwner {
  /** The landlord's id. */
  userId: number;
  /** The guest's data have been anonymised, so there is nobody to write to. */
  isAnonymous: boolean;
  /** The guest has no page: a manual booking that was not confirmed by mail. */
  hasNoPage: boolean;
  /** Nothing can be agreed on any more: the listing is withheld, and there is no approved stay. */
  isClosed: boolean;
}

const select = { email: true, listing: { select: { userId: true, ...withheldSelect } } } as const;
const bookingSelect = {
  ...select,
  manual: true,
  status: true,
  tokens: { select: { tokenHash: true }, take: 1 },
} as const;

/** The landlord of a thread, and its state; null if there is no such thread. */
export async function findThreadOwner({ kind, id }: Thread): Promise<ThreadOwner | null> {
  if (kind === 'contact-requests') {
    const row = await prisma().contactRequest.findUnique({ where: { id }, select });
    if (!row) return null;
    const isClosed = isWithheld(row.listing);
    return { userId: row.listing.userId, isAnonymous: row.email === '', hasNoPage: false, isClosed };
  }
  const row = await prisma().bookingRequest.findUnique({ where: { id }, select: bookingSelect });
  if (!row) return null;
  const hasNoPage = row.manual && row.tokens.length === 0;
  const isClosed = row.status !== 'approved' && isWithheld(row.listing);
  return { userId: row.listing.userId, isAnonymous: row.email === '' && !hasNoPage, hasNoPage, isClosed };
}
