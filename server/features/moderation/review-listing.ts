import 'server-only';

import type { DuplicateDto, ReviewDto } from '@/lib/moderation/contract';
import { moderationState } from '@/lib/moderation/lifecycle';
import { listingTexts } from '@/lib/texts/listings';
import { loadUser } from '@/server/features/accounts/load-users';
import { prisma } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { findKnownLodging } from '@/server/features/lodging-register/find-lodging';
import { findDenials } from '@/server/features/moderation/find-denials';
import { getModeratedListing } from '@/server/features/moderation/find-moderated-listing';
import type { ModeratedListing } from '@/server/features/moderation/find-moderated-listing';

/** More listings with the same number than anybody reads. */
const MOST_DUPLICATES = 20;

async function findDuplicates({ id, logiesdecreet }: ModeratedListing): Promise<DuplicateDto[]> {
  const rows = await prisma().listing.findMany({
    where: { logiesdecreet, id: { not: id }, removedAt: null },
    select: {
      id: true,
      slug: true,
      nameHolidayHome: true,
      approvedAt: true,
      disabledAt: true,
      user: { select: { id: true, firstName: true, lastName: true } },
    },
    orderBy: { id: 'asc' },
    take: MOST_DUPLICATES,
  });
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: row.nameHolidayHome ?? listingTexts.nameless,
    state: moderationState({ approved: row.approvedAt, disabled: row.disabledAt }),
    owner: { id: row.user.id, full_name: `${row.user.firstName} ${row.user.lastName}` },
  }));
}

async function findRegisterRecord(number: string): Promise<ReviewDto['register']> {
  return (await findKnownLodging(number))?.record ?? null;
}

/**
 * GET /api/listings/{id}/review: what an admin needs beside the listing: the register's record of its licence number,
 * other listings with that number in any state, the owner, and what was denied before.
 * @throws DomainError listing_not_found
 */
export async function reviewListing({ params }: { params: { id: string } }): Promise<{ data: ReviewDto }> {
  const listing = await getModeratedListing(prisma(), params.id);
  const [register, duplicates, owner, denials] = await Promise.all([
    findRegisterRecord(listing.logiesdecreet),
    findDuplicates(listing),
    loadUser(prisma(), listing.user.id),
    findDenials(listing.id),
  ]);
  // The owner has just been removed, and the listing with them.
  if (!owner) throw new DomainError('listing_not_found');
  return { data: { updated_at: listing.updatedAt.toISOString(), register, duplicates, owner, ...denials } };
}
