import 'server-only';

import type { CoLandlord } from '@/lib/users/contract';
import { prisma } from '@/server/db';

/** How many listing names a response has per co-landlord; the count says how many there are. */
const MOST_NAMED = 10;

export type ManagedListings = Pick<CoLandlord, 'managed_listings' | 'managed_listings_count'>;

/** For each of these users, those of the owner's listings whose calendar they manage, newest first. */
export async function loadManagedListings(
  ownerId: number,
  userIds: readonly number[],
): Promise<Map<number, ManagedListings>> {
  const where = { listing: { userId: ownerId } };
  const rows = await prisma().user.findMany({
    where: { id: { in: [...userIds] } },
    select: {
      id: true,
      managedListings: {
        where,
        select: { listing: { select: { id: true, slug: true, nameHolidayHome: true } } },
        orderBy: { listingId: 'desc' },
        take: MOST_NAMED,
      },
      _count: { select: { managedListings: { where } } },
    },
  });
  return new Map(
    rows.map(({ id, managedListings, _count }) => [
      id,
      {
        managed_listings: managedListings.map(({ listing }) => ({
          id: listing.id,
          slug: listing.slug,
          name: listing.nameHolidayHome,
        })),
        managed_listings_count: _count.managedListings,
      },
    ]),
  );
}
