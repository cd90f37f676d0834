import 'server-only';

import { toPage } from '@/lib/api/envelope';
import { utcDateToDay } from '@/lib/dates/day';
import type { SearchAlertDto, SearchAlertListQuery, SearchAlertPage } from '@/lib/search-alerts/contract';
import { readQuery } from '@/lib/search-alerts/read-query';
import { wordsOf } from '@/lib/search-alerts/words';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/server/auth/actor';
import { containing } from '@/server/text-match';
import { prisma } from '@/server/db';
import { authorize } from '@/server/http/errors';
import { alertState, whereAlertState, whereLive } from '@/server/features/search-alerts/lifetime';
import { mayManageAlerts } from '@/server/features/search-alerts/policy';

const select = {
  id: true,
  email: true,
  query: true,
  createdAt: true,
  confirmedAt: true,
  endedAt: true,
  endsOn: true,
  lastMailedAt: true,
  listing: { select: { slug: true, nameHolidayHome: true } },
} as const satisfies Prisma.SearchAlertSelect;

function toDto(row: Prisma.SearchAlertGetPayload<{ select: typeof select }>, now: Date): SearchAlertDto {
  return {
    id: row.id,
    email: row.email,
    state: alertState(row, now),
    words: wordsOf(readQuery(row.query)),
    listing: row.listing && { slug: row.listing.slug, name: row.listing.nameHolidayHome ?? row.listing.slug },
    created_at: row.createdAt.toISOString(),
    last_mailed_at: row.lastMailedAt?.toISOString() ?? null,
    ends_on: utcDateToDay(row.endsOn),
  };
}

interface Input {
  actor: Actor;
  query: SearchAlertListQuery;
}

/**
 * GET /api/search-alerts, for admins: visitors' search alerts, newest first.
 * @throws DomainError forbidden
 */
export async function listSearchAlerts({ actor, query }: Input): Promise<SearchAlertPage> {
  authorize(mayManageAlerts(actor));
  const { state, search, page, limit } = query;
  const now = new Date();
  const where: Prisma.SearchAlertWhereInput = {
    AND: [whereLive(now), state ? whereAlertState(state, now) : {}],
    ...(search !== null && { email: containing(search) }),
  };
  const [rows, total] = await Promise.all([
    prisma().searchAlert.findMany({
      where,
      select,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * limit,
      take: limit,
    }),
    prisma().searchAlert.count({ where }),
  ]);
  return toPage({
    items: rows.map((row) => toDto(row, now)),
    ...{ page, perPage: limit, total },
    path: '/api/search-alerts',
    query: { limit: String(limit), state, search: search ?? undefined },
  });
}
