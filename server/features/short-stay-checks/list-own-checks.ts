import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type { PageQuery } from '@/lib/api/params';
import { listingName } from '@/lib/listings/title';
import type { OwnShortStayCheckDto, OwnShortStayCheckPage } from '@/lib/short-stay-checks/contract';
import { shortStayCheckTexts } from '@/lib/texts/short-stay-checks';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';

const select = {
  ...{ flags: true, toldAt: true, acknowledgedAt: true },
  listing: { select: { id: true, slug: true, nameHolidayHome: true } },
  check: {
    select: { ofArea: { select: { areaId: true, name: true, authorityId: true, authorityName: true } } },
  },
} as const satisfies Prisma.ShortStayCheckHomeSelect;
type Row = Prisma.ShortStayCheckHomeGetPayload<{ select: typeof select }>;

function toDto({ listing, check: { ofArea }, flags, toldAt, acknowledgedAt }: Row): OwnShortStayCheckDto[] {
  if (!listing || !toldAt) return [];
  return [
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
  ];
}

interface Input {
  actor: Actor;
  query: PageQuery;
}

/** GET /api/user/short-stay-checks: what checks found about one's own homes, the newest first. */
export async function listOwnChecks({
  actor,
  query: { page, limit },
}: Input): Promise<OwnShortStayCheckPage> {
  const where: Prisma.ShortStayCheckHomeWhereInput = {
    state: { in: ['flagged', 'acknowledged'] },
    toldAt: { not: null },
    listing: { userId: actor.id, removedAt: null },
  };
  const [rows, total] = await Promise.all([
    prisma().shortStayCheckHome.findMany({
      where,
      select,
      orderBy: [{ toldAt: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * limit,
      take: limit,
    }),
    prisma().shortStayCheckHome.count({ where }),
  ]);
  return toPage({
    items: rows.flatMap(toDto),
    ...{ page, perPage: limit, total },
    path: '/api/user/short-stay-checks',
    query: { limit: String(limit) },
  });
}
