import 'server-only';

import type { ReviewCounts } from '@/lib/moderation/contract';
import { prisma } from '@/server/db';
import { whereState } from '@/server/features/listings/conditions';
import { whereChanged } from '@/server/features/listings/list-changed-listings';

/** GET /api/listings/unapproved/count, for admins: how many listings wait for review. */
export async function countListingsToReview(): Promise<ReviewCounts> {
  const [waiting, changed] = await Promise.all([
    prisma().listing.count({ where: whereState.waiting }),
    prisma().listingSnapshot.count({ where: whereChanged }),
  ]);
  return { waiting, changed, unread: waiting + changed };
}
