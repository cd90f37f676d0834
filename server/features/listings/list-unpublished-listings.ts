import 'server-only';

import { hasBillingDetails } from '@/lib/accounts/billing-details';
import { publishIssues } from '@/lib/listings/form-rules';
import { MOST_OF_TODAY } from '@/lib/today/limits';
import type { Today } from '@/lib/today/contract';
import type { Prisma } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { valuesOfRow } from '@/server/features/listings/listing-columns';
import { listingSelect } from '@/server/features/listings/select';

type ListingRow = Prisma.ListingGetPayload<{ select: typeof listingSelect }>;

const nameOf = ({ id, slug, nameHolidayHome }: Pick<ListingRow, 'id' | 'slug' | 'nameHolidayHome'>) => ({
  id,
  slug,
  name: nameHolidayHome ?? slug,
});

function missingOf(row: ListingRow): string[] {
  const facts = { photos: row.pictures.length, hasBillingDetails: hasBillingDetails(row.user) };
  return Object.keys(publishIssues(valuesOfRow(row), facts));
}

/** Listings that an admin took offline and whose owner has not submitted them again, latest first. */
async function listRejected(ownerId: number): Promise<Today['rejected']> {
  const rows = await prisma().listing.findMany({
    where: { userId: ownerId, deniedAt: { not: null } },
    select: { id: true, slug: true, nameHolidayHome: true, deniedAt: true, denialMessage: true },
    orderBy: [{ deniedAt: 'desc' }, { id: 'desc' }],
    take: MOST_OF_TODAY,
  });
  return rows.flatMap(({ deniedAt, denialMessage: message, ...row }) =>
    deniedAt ? [{ listing: nameOf(row), denied_at: deniedAt.toISOString(), message }] : [],
  );
}

/**
 * A landlord's offline listings that need attention: rejected, never public and incomplete, or never public but
 * complete; not one that an authority's order keeps offline. Most recently edited first.
 */
export async function listUnpublishedListings(
  ownerId: number,
): Promise<Pick<Today, 'rejected' | 'to_complete' | 'to_publish'>> {
  const [rejected, rows] = await Promise.all([
    listRejected(ownerId),
    prisma().listing.findMany({
      where: { userId: ownerId, disabledAt: { not: null }, firstPublishedAt: null, orderedAt: null },
      select: listingSelect,
      orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
      take: MOST_OF_TODAY,
    }),
  ]);
  const listings = rows.map((row) => ({ row, missing: missingOf(row) }));
  return {
    rejected,
    to_complete: listings.flatMap(({ row, missing }) =>
      missing.length > 0 ? [{ listing: nameOf(row), missing }] : [],
    ),
    to_publish: listings.flatMap(({ row, missing }) =>
      missing.length === 0 && row.deniedAt === null ? [{ listing: nameOf(row) }] : [],
    ),
  };
}
