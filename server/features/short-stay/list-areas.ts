import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type { PageQuery } from '@/lib/api/params';
import type { ShortStayAreaDto, ShortStayAreaPage } from '@/lib/short-stay/contract';
import { areaFaultText } from '@/lib/short-stay/faults';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { mayManageShortStays } from '@/server/features/short-stay/policy';
import { isRunning } from '@/server/features/short-stay/runs/hold-run';
import { authorize } from '@/server/http/errors';

const areaSelect = {
  areaId: true,
  name: true,
  authorityId: true,
  authorityName: true,
  regulation: true,
  version: true,
  state: true,
  fault: true,
  faultDetail: true,
  readAt: true,
  versions: {
    select: { version: true, crs: true, fromAt: true, toAt: true },
    orderBy: [{ fromAt: 'desc' }, { id: 'desc' }],
  },
  _count: { select: { listings: true } },
} as const satisfies Prisma.ShortStayAreaSelect;

function toArea(row: Prisma.ShortStayAreaGetPayload<{ select: typeof areaSelect }>): ShortStayAreaDto {
  return {
    area_id: row.areaId,
    name: row.name,
    authority: row.authorityName ?? row.authorityId,
    regulation: row.regulation,
    created_at: row.version,
    read_at: row.readAt.toISOString(),
    state: row.state,
    error: areaFaultText(row.fault, row.faultDetail),
    crs: row.versions[0]?.crs ?? null,
    homes: row._count.listings,
    versions: row.versions.map(({ version, fromAt, toAt }) => ({
      created_at: version,
      from: fromAt.toISOString(),
      to: toAt?.toISOString() ?? null,
    })),
  };
}

/**
 * GET /api/admin/short-stay-areas: those with a fault first, ended ones last.
 * @throws DomainError forbidden
 */
export async function listAreas({
  actor,
  query,
}: {
  actor: Actor;
  query: PageQuery;
}): Promise<ShortStayAreaPage> {
  authorize(mayManageShortStays(actor));
  const { page, limit } = query;
  const [rows, total, running] = await Promise.all([
    prisma().shortStayArea.findMany({
      select: areaSelect,
      // Ended last, those with a fault first.
      orderBy: [
        { endedAt: { sort: 'desc', nulls: 'first' } },
        { fault: { sort: 'asc', nulls: 'last' } },
        { id: 'asc' },
      ],
      skip: (page - 1) * limit,
      take: limit,
    }),
    prisma().shortStayArea.count(),
    isRunning('areas'),
  ]);
  const answer = toPage({
    items: rows.map(toArea),
    ...{ page, perPage: limit, total },
    path: '/api/admin/short-stay-areas',
    query: { limit: String(limit) },
  });
  return { ...answer, meta: { ...answer.meta, running } };
}
