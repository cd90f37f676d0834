import 'server-only';

import { parseActivity } from '@/lib/short-stay-reports/rules';
import { prisma } from '@/server/db';

/** What was sent to authorities about the stays in a landlord's listings, each as last sent. */
export async function exportedReports(userId: number) {
  const rows = await prisma().stayReport.findMany({
    where: { listing: { userId }, sentAt: { not: null } },
    select: { listingId: true, period: true, body: true, cause: true, sentAt: true },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ listingId, period, body, cause, sentAt }) => ({
    listing_id: listingId,
    period,
    record: parseActivity(body),
    refused: cause,
    sent_at: sentAt && sentAt.toISOString(),
  }));
}
