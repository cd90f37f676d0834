import 'server-only';

import { calendarChangeDto, listingLogDto } from '@/lib/calendar/contract';
import type { ListingLogDto } from '@/lib/calendar/contract';
import { z } from '@/lib/api/zod';
import { deedTexts } from '@/lib/texts/deeds';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { getListingFor } from '@/server/features/listings/find-listing';
import { listingRole, mayManageCalendar } from '@/server/features/listings/policy';
import { log } from '@/server/log';

const logSelect = {
  id: true,
  listingId: true,
  type: true,
  createdAt: true,
  newValues: true,
  byAdmin: true,
  user: { select: { firstName: true, lastName: true } },
} as const satisfies Prisma.ListingLogSelect;
type LogRow = Prisma.ListingLogGetPayload<{ select: typeof logSelect }>;

const storedChanges = z.array(calendarChangeDto.strip()).min(1);

/** Empty for an unknown type of change, which is logged. */
function entriesOf(row: LogRow, wholeNames: boolean): ListingLogDto[] {
  const { id, listingId, type, createdAt, newValues, user, byAdmin } = row;
  const changes = storedChanges.safeParse(newValues);
  const kind = listingLogDto.shape.type.safeParse(type);
  if (!changes.success || !kind.success) {
    log.warn({ listing: listingId, entry: id, type }, 'an entry of the history is of an unknown kind');
    return [];
  }
  const name = user && (wholeNames ? `${user.firstName} ${user.lastName}` : user.firstName);
  return changes.data.map((change) => ({
    id,
    type: kind.data,
    created_at: createdAt.toISOString(),
    user: name === null ? null : { name: deedTexts.doer(name, byAdmin) },
    new_values: change,
  }));
}

interface Input {
  actor: Actor;
  params: { id: string };
  query: { limit: number };
}

/**
 * GET /api/listings/{id}/logs: who changed the prices or blocks of which nights, newest first.
 * @throws DomainError listing_not_found, forbidden
 */
export async function listLogs({ actor, params, query }: Input): Promise<{ data: ListingLogDto[] }> {
  const listing = await getListingFor(params.id, actor, mayManageCalendar);
  const rows = await prisma().listingLog.findMany({
    where: { listingId: listing.id },
    select: logSelect,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: query.limit,
  });
  const wholeNames = listingRole(actor, listing) !== 'calendar';
  return { data: rows.flatMap((row) => entriesOf(row, wholeNames)).slice(0, query.limit) };
}
