import 'server-only';

import { hasBillingDetails } from '@/lib/accounts/billing-details';
import { publishIssues } from '@/lib/listings/form-rules';
import { MOST_OF_TODAY } from '@/lib/today/contract';
import type { HomeToComplete } from '@/lib/today/contract';
import { prisma } from '@/server/db';
import { valuesOfRow } from '@/server/listings/home-columns';
import { listingSelect } from '@/server/listings/select';

/** A landlord's homes that were never public and lack something for that, the latest worked on first. */
export async function listHomesToComplete(ownerId: number): Promise<HomeToComplete[]> {
  const rows = await prisma().listing.findMany({
    where: { userId: ownerId, disabledAt: { not: null }, firstPublishedAt: null },
    select: listingSelect,
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    take: MOST_OF_TODAY,
  });
  return rows.flatMap((row) => {
    const facts = { photos: row.pictures.length, hasBillingDetails: hasBillingDetails(row.user) };
    const missing = Object.keys(publishIssues(valuesOfRow(row), facts));
    if (missing.length === 0) return [];
    return [{ listing: { id: row.id, slug: row.slug, name: row.nameHolidayHome ?? row.slug }, missing }];
  });
}
