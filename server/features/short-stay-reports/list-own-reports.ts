import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type { PageQuery } from '@/lib/api/params';
import type { StayReportDto, StayReportPage } from '@/lib/short-stay-reports/contract';
import { faultWords } from '@/lib/short-stay-reports/fault-words';
import { parseActivity } from '@/lib/short-stay-reports/rules';
import { shortStayReportTexts } from '@/lib/texts/short-stay-reports';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';

const { causes } = shortStayReportTexts;

const select = {
  code: true,
  areaId: true,
  period: true,
  body: true,
  accepted: true,
  sentAt: true,
  cause: true,
  errors: true,
  listing: { select: { id: true, slug: true, nameHolidayHome: true } },
} as const satisfies Prisma.StayReportSelect;
type Row = Prisma.StayReportGetPayload<{ select: typeof select }>;

function errorOf({ cause, errors }: Row): string | null {
  if (cause === null) return null;
  return cause === 'value' || cause === 'other' ? causes[cause](faultWords(errors)) : causes[cause];
}

type Areas = ReadonlyMap<string, { name: string | null; authorityName: string | null }>;

function toDto(row: Row, areas: Areas): StayReportDto[] {
  const { listing, sentAt } = row;
  if (!listing || !sentAt) return [];
  const activity = parseActivity(row.cause === null ? (row.accepted ?? row.body) : row.body);
  const area = areas.get(row.areaId);
  return [
    {
      code: row.code,
      listing: { id: listing.id, slug: listing.slug, name: listing.nameHolidayHome ?? listing.slug },
      period: row.period,
      area: { area_id: row.areaId, name: area?.name ?? null, authority: area?.authorityName ?? null },
      state: row.cause !== null ? 'refused' : activity.status === 'cancelled' ? 'cancelled' : 'accepted',
      start_at: activity.temporal.startDatetime,
      end_at: activity.temporal.endDatetime,
      number_of_guests: activity.numberOfGuests,
      countries: activity.countryOfGuests,
      sent_at: sentAt.toISOString(),
      error: errorOf(row),
    },
  ];
}

interface Input {
  actor: Actor;
  query: PageQuery;
}

/** GET /api/user/short-stay-reports: what was reported about the actor's own listings, the latest first. */
export async function listOwnReports({ actor, query: { page, limit } }: Input): Promise<StayReportPage> {
  const where: Prisma.StayReportWhereInput = { listing: { userId: actor.id }, sentAt: { not: null } };
  const [rows, total] = await Promise.all([
    prisma().stayReport.findMany({
      where,
      select,
      orderBy: [{ sentAt: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * limit,
      take: limit,
    }),
    prisma().stayReport.count({ where }),
  ]);
  const known = await prisma().shortStayArea.findMany({
    where: { areaId: { in: rows.map(({ areaId }) => areaId) } },
    select: { areaId: true, name: true, authorityName: true },
  });
  const areas: Areas = new Map(known.map((area) => [area.areaId, area]));
  return toPage({
    items: rows.flatMap((row) => toDto(row, areas)),
    ...{ page, perPage: limit, total },
    path: '/api/user/short-stay-reports',
    query: { limit: String(limit) },
  });
}
