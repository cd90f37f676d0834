import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type { PageQuery } from '@/lib/api/params';
import type { DoubtfulLicencePage } from '@/lib/licence-states/contract';
import { listingTexts } from '@/lib/texts/listings';
import { prisma } from '@/server/db';

/** GET /api/admin/licence-states: the homes whose number is not known as theirs, by id. */
export async function listDoubtfulLicences({ query }: { query: PageQuery }): Promise<DoubtfulLicencePage> {
  const { page, limit } = query;
  const where = { state: { not: 'known' }, listing: { removedAt: null } } as const;
  const [rows, total] = await Promise.all([
    prisma().listingLicence.findMany({
      where,
      select: {
        ...{ state: true, checkedAt: true },
        listing: { select: { id: true, slug: true, nameHolidayHome: true, logiesdecreet: true } },
      },
      orderBy: { listingId: 'asc' },
      skip: (page - 1) * limit,
      take: limit,
    }),
    prisma().listingLicence.count({ where }),
  ]);
  return toPage({
    items: rows.flatMap(({ state, checkedAt, listing }) =>
      state === 'known'
        ? []
        : [
            {
              listing: {
                ...{ id: listing.id, slug: listing.slug },
                name: listing.nameHolidayHome ?? listingTexts.nameless,
              },
              ...{ number: listing.logiesdecreet, state, checked_at: checkedAt.toISOString() },
            },
          ],
    ),
    ...{ page, perPage: limit, total },
    path: '/api/admin/licence-states',
    query: { limit: String(limit) },
  });
}
