import 'server-only';

import { prisma } from '@/server/db';
import type { Thread } from '@/server/features/requests/thread';
import { isWithheld, withheldSelect } from '@/server/features/requests/withheld';

interface ThreadOwner {
  /** The landlord. */
  userId: number;
  /** Nobody to write to: the guest's data were made anonymous. */
  isAnonymous: boolean;
  /** Whom no letter led to a page of their own: the guest of an own booking that was not confirmed. */
  hasNoPage: boolean;
  /** Nothing is agreed on any more: the home is withheld, and it is about no stay that was approved before. */
  isClosed: boolean;
}

const select = { email: true, listing: { select: { userId: true, ...withheldSelect } } } as const;
const bookingSelect = {
  ...select,
  manual: true,
  status: true,
  tokens: { select: { tokenHash: true }, take: 1 },
} as const;

/** Whose request it is; null where there is none. */
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
