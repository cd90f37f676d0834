import 'server-only';

import type { Tx } from '@/server/db';

/**
 * The name that an admin last saw of an approved listing whose landlord is not suspended; null for any other. A mail to
 * an address that anybody could have typed contains no other text from its sender.
 */
export async function findSeenName(tx: Tx, listingId: number): Promise<string | null> {
  const seen = await tx.listingSnapshot.findFirst({
    where: {
      listingId,
      listing: { approvedAt: { not: null }, suspendedAt: null, user: { suspendedAt: null } },
    },
    select: { nameHolidayHome: true },
  });
  return seen?.nameHolidayHome ?? null;
}
