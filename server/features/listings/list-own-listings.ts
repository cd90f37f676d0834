import 'server-only';

import type { ListingChoice } from '@/lib/requests/filter';
import { prisma } from '@/server/db';

/** More than any landlord has; no list is unbounded. */
const MOST = 500;

/** A landlord's own listings to choose from, by name; without a name the slug is shown. */
export async function listOwnListings(userId: number): Promise<ListingChoice[]> {
  const rows = await prisma().listing.findMany({
    where: { userId },
    select: { id: true, slug: true, nameHolidayHome: true },
    orderBy: [{ nameHolidayHome: 'asc' }, { id: 'asc' }],
    take: MOST,
  });
  return rows.map(({ id, slug, nameHolidayHome }) => ({ id, name: nameHolidayHome ?? slug }));
}
