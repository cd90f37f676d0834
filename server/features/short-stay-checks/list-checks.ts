import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type { PageQuery } from '@/lib/api/params';
import { listingName } from '@/lib/listings/title';
import type { ShortStayCheckDto, ShortStayCheckPage } from '@/lib/short-stay-checks/contract';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { mayManageShortStays } from '@/server/features/short-stay/policy';
import { isRunning } from '@/server/features/short-stay/runs/hold-run';
import { authorize } from '@/server/http/errors';

const checkSelect = {
  month: true,
  seed: true,
  percent: true,
  minimum: true,
  homes: true,
  ofArea: { select: { areaId: true, name: true } },
  drawnHomes: {
    select: {
      ...{ state: true, flags: true, error: true, toldAt: true, acknowledgedAt: true },
      listing: { select: { id: true, slug: true, nameHolidayHome: true } },
    },
    orderBy: { id: 'asc' },
  },
} as const satisfies Prisma.ShortStayCheckSelect;

function toCheck({
  ofArea,
  drawnHomes,
  ...row
}: Prisma.ShortStayCheckGetPayload<{ select: typeof checkSelect }>): ShortStayCheckDto {
  return {
    ...row,
    area_id: ofArea.areaId,
    name: ofArea.name,
    drawn: drawnHomes.map(({ listing, state, flags, error, toldAt, acknowledgedAt }) => ({
      listing: listing && {
        ...{ id: listing.id, slug: listing.slug },
        name: listingName({ name: listing.nameHolidayHome }),
      },
      ...{ state, flags, error },
      told_at: toldAt?.toISOString() ?? null,
      acknowledged_at: acknowledgedAt?.toISOString() ?? null,
    })),
  };
}

/**
 * GET /api/admin/short-stay-checks: the newest draws first, whole.
 * @throws DomainError forbidden
 */
export async function listChecks({
  actor,
  query: { page, limit },
}: {
  actor: Actor;
  query: PageQuery;
}): Promise<ShortStayCheckPage> {
  authorize(mayManageShortStays(actor));
  const [rows, total, running] = await Promise.all([
    prisma().shortStayCheck.findMany({
      select: checkSelect,
      orderBy: [{ month: 'desc' }, { id: 'asc' }],
      skip: (page - 1) * limit,
      take: limit,
    }),
    prisma().shortStayCheck.count(),
    isRunning('checks'),
  ]);
  const answer = toPage({
    items: rows.map(toCheck),
    ...{ page, perPage: limit, total },
    path: '/api/admin/short-stay-checks',
    query: { limit: String(limit) },
  });
  return { ...answer, meta: { ...answer.meta, running } };
}
