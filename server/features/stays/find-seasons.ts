import 'server-only';

import { dayToUtcDate } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import type { SeasonDto } from '@/lib/stays/contract';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';
import { getListingFor } from '@/server/features/listings/find-listing';
import { mayManageCalendar } from '@/server/features/listings/policy';
import { seasonSelect } from '@/server/features/stays/select';
import { serializeSeason } from '@/server/features/stays/serialize';

/** The seasons of a listing, the earliest first. */
export async function findSeasons(listingId: number, db: Tx = prisma()): Promise<SeasonDto[]> {
  const rows = await db.listingSeason.findMany({
    where: { listingId },
    select: seasonSelect,
    orderBy: { startDate: 'asc' },
  });
  return rows.map(serializeSeason);
}

/** The seasons of several listings that overlap a range, by listing. */
export async function seasonsOfListings(
  listingIds: readonly number[],
  { start, end }: DayRange,
): Promise<ReadonlyMap<number, SeasonDto[]>> {
  const rows = await prisma().listingSeason.findMany({
    where: {
      listingId: { in: [...listingIds] },
      startDate: { lt: dayToUtcDate(end) },
      endDate: { gt: dayToUtcDate(start) },
    },
    select: { ...seasonSelect, listingId: true },
    orderBy: { startDate: 'asc' },
  });
  const found = Map.groupBy(rows, ({ listingId }) => listingId);
  return new Map([...found].map(([id, seasons]) => [id, seasons.map(serializeSeason)]));
}

/** GET /api/listings/{id}/seasons. */
export async function listSeasons({ actor, params }: { actor: Actor; params: { id: string } }) {
  const listing = await getListingFor(params.id, actor, mayManageCalendar);
  return { data: await findSeasons(listing.id) };
}
