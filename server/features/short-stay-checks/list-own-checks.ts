import 'server-only';

import { listingName } from '@/lib/listings/title';
import type { OwnShortStayCheckDto } from '@/lib/short-stay-checks/contract';
import { shortStayCheckTexts } from '@/lib/texts/short-stay-checks';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';

/** The most of the newest that are listed. */
const MOST = 200;

/** GET /api/user/short-stay-checks: what checks found about one's own homes, the newest first. */
export async function listOwnChecks({ actor }: { actor: Actor }): Promise<{ data: OwnShortStayCheckDto[] }> {
  const rows = await prisma().shortStayCheckHome.findMany({
    where: { state: { in: ['flagged', 'acknowledged'] }, listing: { userId: actor.id, removedAt: null } },
    select: {
      ...{ flags: true, toldAt: true, acknowledgedAt: true },
      listing: { select: { id: true, slug: true, nameHolidayHome: true } },
      check: {
        select: {
          ofArea: { select: { areaId: true, name: true, authorityId: true, authorityName: true } },
        },
      },
    },
    orderBy: [{ toldAt: 'desc' }, { id: 'desc' }],
    take: MOST,
  });
  return {
    data: rows.flatMap(({ listing, check: { ofArea }, flags, toldAt, acknowledgedAt }) =>
      listing && toldAt
        ? [
            {
              listing: {
                ...{ id: listing.id, slug: listing.slug },
                name: listingName({ name: listing.nameHolidayHome }),
              },
              area: {
                area_id: ofArea.areaId,
                name: ofArea.name,
                authority: ofArea.authorityName ?? ofArea.authorityId,
              },
              flags: flags.map((code) => ({ code, text: shortStayCheckTexts.flag(code) })),
              told_at: toldAt.toISOString(),
              acknowledged_at: acknowledgedAt?.toISOString() ?? null,
            },
          ]
        : [],
    ),
  };
}
