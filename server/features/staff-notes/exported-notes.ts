import 'server-only';

import { prisma } from '@/server/db';

/** What staff wrote down about a person and their homes, for the export of their data; not who wrote it. */
export async function exportedNotes(userId: number) {
  const rows = await prisma().staffNote.findMany({
    where: { OR: [{ userId }, { listing: { userId } }] },
    select: { listingId: true, body: true, createdAt: true },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ listingId, body, createdAt }) => ({
    listing_id: listingId,
    body,
    created_at: createdAt.toISOString(),
  }));
}
