import 'server-only';

import { prisma } from '@/server/db';

/** What was sent to authorities about a landlord's listings for random checks, and what those found. */
export async function exportedChecks(userId: number) {
  const rows = await prisma().shortStayCheckHome.findMany({
    where: { listing: { userId } },
    select: { listingId: true, sent: true, submittedAt: true, flags: true, toldAt: true },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ listingId, sent, submittedAt, flags, toldAt }) => ({
    listing_id: listingId,
    ...{ record: sent, flags },
    sent_at: submittedAt && submittedAt.toISOString(),
    told_at: toldAt && toldAt.toISOString(),
  }));
}
