import 'server-only';

import { isClosure } from '@/lib/calendar/closures';
import { dayToUtcDate, todayIn, utcDateToDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { changeoverCallTexts } from '@/lib/texts/changeovers';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { DomainError, invalid } from '@/server/http/errors';
import { getListingFor } from '@/server/features/listings/find-listing';
import { mayTendChangeovers } from '@/server/features/listings/policy';
import { holdActor } from '@/server/lock-order';

interface Input {
  actor: Actor;
  params: { id: string; day: Day };
}

/** Whether somebody departs or arrives on a day, as in the list of changeovers. */
async function findSides(tx: Tx, listingId: number, day: Day): Promise<{ leaves: boolean; comes: boolean }> {
  const date = dayToUtcDate(day);
  const rows = await tx.occupancy.findMany({
    where: { listingId, source: { not: 'blocked' }, OR: [{ startDate: date }, { endDate: date }] },
    select: { source: true, summary: true, endDate: true },
  });
  const stays = rows.filter(({ source, summary }) => !isClosure(source, summary));
  const leaves = stays.some(({ endDate }) => utcDateToDay(endDate) === day);
  return { leaves, comes: stays.some(({ endDate }) => utcDateToDay(endDate) !== day) };
}

/**
 * PUT /api/listings/{id}/cleaned/{day}: marks the home as clean for that day's changeover. The first to mark it is
 * kept, unless a departure was added since.
 * @throws DomainError listing_not_found, forbidden; not_found on a day without a changeover; 422 on `day` before the
 *   day of the departure
 */
export async function markCleaned({ actor, params: { id, day } }: Input): Promise<void> {
  const { id: listingId } = await getListingFor(id, actor, mayTendChangeovers);
  await transaction(async (tx) => {
    await holdActor(tx, actor);
    const { leaves, comes } = await findSides(tx, listingId, day);
    if (!leaves && !comes) throw new DomainError('not_found');
    if (leaves && day > todayIn()) throw invalid({ day: [changeoverCallTexts.tooEarly] });
    await tx.$executeRaw`
      INSERT INTO cleaned_homes (listing_id, day, user_id) VALUES (${listingId}, ${day}::date, ${actor.id})
      ON CONFLICT (listing_id, day) DO UPDATE SET user_id = EXCLUDED.user_id, cleaned_at = now()
      WHERE ${leaves} AND (cleaned_homes.cleaned_at AT TIME ZONE 'Europe/Brussels')::date < cleaned_homes.day`;
  });
}

/**
 * DELETE /api/listings/{id}/cleaned/{day}: removes it, whoever marked it.
 * @throws DomainError listing_not_found, forbidden
 */
export async function unmarkCleaned({ actor, params: { id, day } }: Input): Promise<void> {
  const { id: listingId } = await getListingFor(id, actor, mayTendChangeovers);
  await transaction(
    (tx) => tx.$executeRaw`DELETE FROM cleaned_homes WHERE listing_id = ${listingId} AND day = ${day}::date`,
  );
}
