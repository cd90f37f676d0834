import 'server-only';

import { listingTexts } from '@/lib/texts/listings';
import type { Prisma } from '@/prisma/generated/client';
import type { Tx } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { whereListing } from '@/server/features/listings/find-listing';

const select = {
  id: true,
  slug: true,
  nameHolidayHome: true,
  logiesdecreet: true,
  approvedAt: true,
  disabledAt: true,
  firstPublishedAt: true,
  updatedAt: true,
  user: { select: { id: true, email: true, firstName: true, roleId: true } },
} as const satisfies Prisma.ListingSelect;

/** A listing as moderation needs it, with whom to notify. */
export interface ModeratedListing extends Omit<
  Prisma.ListingGetPayload<{ select: typeof select }>,
  'nameHolidayHome'
> {
  name: string;
}

/**
 * The listing in a path, by id or slug.
 * @throws DomainError listing_not_found
 */
export async function getModeratedListing(tx: Tx, ref: string): Promise<ModeratedListing> {
  const row = await tx.listing.findUnique({ where: whereListing(ref), select });
  if (!row) throw new DomainError('listing_not_found');
  const { nameHolidayHome, ...rest } = row;
  return { ...rest, name: nameHolidayHome ?? listingTexts.nameless };
}
