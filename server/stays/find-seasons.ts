import 'server-only';

import type { SeasonDto } from '@/lib/stays/contract';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';
import { getListingFor } from '@/server/listings/find-listing';
import { mayManageCalendar } from '@/server/listings/policy';
import { seasonSelect } from '@/server/stays/select';
import { serializeSeason } from '@/server/stays/serialize';

/** The seasons of a listing, the earliest first. */
export async function findSeasons(listingId: number, db: Tx = prisma()): Promise<SeasonDto[]> {
  const rows = await db.listingSeason.findMany({
    where: { listingId },
    select: seasonSelect,
    orderBy: { startDate: 'asc' },
  });
  return rows.map(serializeSeason);
}

/** GET /api/listings/{id}/seasons. */
export async function listSeasons({ actor, params }: { actor: Actor; params: { id: string } }) {
  const listing = await getListingFor(params.id, actor, mayManageCalendar);
  return { data: await findSeasons(listing.id) };
}
