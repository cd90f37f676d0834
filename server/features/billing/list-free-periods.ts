import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type { PageQuery } from '@/lib/api/params';
import type { FreePeriodPage } from '@/lib/billing/tariffs';
import { utcDateToDay } from '@/lib/dates/day';
import { freeAt } from '@/server/features/billing/cover-listing';
import { prisma } from '@/server/db';

const person = { select: { firstName: true, lastName: true, email: true } } as const;

const nameOf = ({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }) =>
  `${firstName} ${lastName}`.trim() || email;

/** GET /api/admin/free-periods: the homes that are online without payment, earliest end first. */
export async function listFreePeriods({ query }: { query: PageQuery }): Promise<FreePeriodPage> {
  const where = freeAt(new Date());
  const [rows, total] = await Promise.all([
    prisma().freePeriod.findMany({
      where,
      include: {
        grantedBy: person,
        listing: { select: { slug: true, nameHolidayHome: true, user: person } },
      },
      orderBy: [{ until: { sort: 'asc', nulls: 'last' } }, { listingId: 'asc' }],
      skip: (query.page - 1) * query.limit,
      take: query.limit,
    }),
    prisma().freePeriod.count({ where }),
  ]);
  return toPage({
    items: rows.map(({ listingId, listing, until, grantedAt, grantedBy }) => ({
      listing_id: listingId,
      slug: listing.slug,
      name: listing.nameHolidayHome ?? listing.slug,
      owner: nameOf(listing.user),
      until: until && utcDateToDay(until),
      granted_at: grantedAt.toISOString(),
      granted_by: grantedBy && nameOf(grantedBy),
    })),
    page: query.page,
    perPage: query.limit,
    total,
    path: '/api/admin/free-periods',
    query: { limit: String(query.limit) },
  });
}
