import 'server-only';

import { listingLogDto } from '@/lib/calendar/contract';
import type { ListingLogDto } from '@/lib/calendar/contract';
import { z } from '@/lib/api/zod';
import { doerText } from '@/lib/texts/deeds';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { getListingFor } from '@/server/listings/find-listing';
import { listingRole, mayManageCalendar } from '@/server/listings/policy';
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

const storedValues = z.object(listingLogDto.shape.new_values.shape);

/** Empty for a kind of change that this version does not know, which is logged. */
function entryOf(row: LogRow, wholeNames: boolean): ListingLogDto[] {
  const { id, listingId, type, createdAt, newValues, user, byAdmin } = row;
  const values = storedValues.safeParse(newValues);
  const kind = listingLogDto.shape.type.safeParse(type);
  if (!values.success || !kind.success) {
    log.warn({ listing: listingId, entry: id, type }, 'an entry of the history is of an unknown kind');
    return [];
  }
  const name = user && (wholeNames ? `${user.firstName} ${user.lastName}` : user.firstName);
  return [
    {
      id,
      type: kind.data,
      created_at: createdAt.toISOString(),
      user: name === null ? null : { name: doerText(name, byAdmin) },
      new_values: kind.data === 'disabled_booking_period' ? { disabled: true, ...values.data } : values.data,
    },
  ];
}

interface Input {
  actor: Actor;
  params: { id: string };
  query: { limit: number };
}

/**
 * GET /api/listings/{id}/logs: who changed which night's price or block, the newest first.
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
  const wholeNames = listingRole(actor, listing) !== 'manager';
  return { data: rows.flatMap((row) => entryOf(row, wholeNames)) };
}
