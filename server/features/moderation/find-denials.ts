import 'server-only';

import { z } from '@/lib/api/zod';
import type { ReviewDto } from '@/lib/moderation/contract';
import { prisma } from '@/server/db';
import { shownVersion } from '@/server/features/listings/shown';

/** More than anybody reads. */
const MOST = 10;

/** The fields read from a denial in the audit log; older entries have neither. */
const denialDetails = z.object({
  reason: z.string().nullable().catch(null),
  version: z.string().nullable().catch(null),
});

/** The earlier denials of a listing, latest first, and whether it is unchanged since the last one. */
export async function findDenials(
  listingId: number,
): Promise<Pick<ReviewDto, 'denials' | 'unchanged_since_denial'>> {
  const rows = await prisma().auditLog.findMany({
    where: { subjectType: 'listing', subjectId: listingId, action: 'listing.deny' },
    orderBy: { id: 'desc' },
    take: MOST,
    select: { createdAt: true, details: true, actor: { select: { firstName: true, lastName: true } } },
  });
  const found = rows.map((row) => ({ ...row, ...denialDetails.parse(row.details) }));
  const denied = found[0]?.version ?? null;
  return {
    denials: found.map(({ createdAt, actor, reason }) => ({
      denied_at: createdAt.toISOString(),
      admin_name: actor && `${actor.firstName} ${actor.lastName}`.trim(),
      reason,
    })),
    unchanged_since_denial: denied !== null && denied === (await shownVersion(prisma(), listingId)),
  };
}
