import 'server-only';

import type { CostDto, CostsInput } from '@/lib/stays/contract';
import type { Actor } from '@/server/auth/actor';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { getListingFor } from '@/server/features/listings/find-listing';
import { mayManageCalendar } from '@/server/features/listings/policy';
import { lockCalendar } from '@/server/lock-order';
import { costRows } from '@/server/features/stays/columns';
import { costSelect } from '@/server/features/stays/select';
import { serializeCost } from '@/server/features/stays/serialize';

interface Input {
  actor: Actor;
  params: { id: string };
}

type Answer = { data: { costs: CostDto[] } };

async function findCosts(listingId: number, db: Tx = prisma()): Promise<Answer> {
  const rows = await db.listingCost.findMany({
    where: { listingId },
    select: costSelect,
    orderBy: { place: 'asc' },
  });
  return { data: { costs: rows.map(serializeCost) } };
}

/** GET /api/listings/{id}/costs, in the order saved. */
export async function getCosts({ actor, params }: Input): Promise<Answer> {
  const listing = await getListingFor(params.id, actor, mayManageCalendar);
  return findCosts(listing.id);
}

/** PUT /api/listings/{id}/costs: replaces the whole list. */
export async function saveCosts({ actor, params, body }: Input & { body: CostsInput }): Promise<Answer> {
  const listing = await getListingFor(params.id, actor, mayManageCalendar);
  return transaction(async (tx) => {
    await lockCalendar(tx, listing.id, actor);
    await tx.listingCost.deleteMany({ where: { listingId: listing.id } });
    await tx.listingCost.createMany({ data: costRows(listing.id, body.costs) });
    return findCosts(listing.id, tx);
  });
}
