import 'server-only';

import type { SeasonDto, SeasonInput } from '@/lib/stays/contract';
import { lowestBelow } from '@/lib/stays/lowest-below';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { DomainError, invalid } from '@/server/http/errors';
import { getListingFor } from '@/server/features/listings/find-listing';
import { mayEditListing, mayManageCalendar } from '@/server/features/listings/policy';
import { lockCalendar } from '@/server/lock-order';
import { seasonColumns } from '@/server/features/stays/columns';
import { findSeasons } from '@/server/features/stays/find-seasons';
import { findSeasonFaults, standardPriceOf } from '@/server/features/stays/season-rules';
import { seasonSelect } from '@/server/features/stays/select';
import { serializeSeason } from '@/server/features/stays/serialize';

/** Checks the season, and makes its lowest price the listing's if that was asked for. */
async function settle(tx: Tx, listingId: number, season: SeasonInput, others: readonly SeasonDto[]) {
  const standard = await standardPriceOf(tx, listingId);
  const lowest = season.lower_price ? lowestBelow(season, standard) : null;
  const faults = findSeasonFaults(season, { standard: lowest ?? standard, others });
  if (Object.keys(faults).length > 0) throw invalid(faults);
  if (lowest === null) return;
  // Nights outside seasons keep their price.
  await tx.$executeRaw`
    UPDATE listings SET base_price = coalesce(base_price, price), price = ${lowest}::int, updated_at = now()
    WHERE id = ${listingId}`;
}

/** Only who may edit the listing may change its price. */
const mayWrite = ({ lower_price: lowers }: SeasonInput) => (lowers ? mayEditListing : mayManageCalendar);

interface Input {
  actor: Actor;
  params: { id: string };
  body: SeasonInput;
}

interface OfSeason {
  actor: Actor;
  params: { id: string; season: number };
}

/**
 * POST /api/listings/{id}/seasons.
 * @throws DomainError listing_not_found, forbidden; 422 if it overlaps another, costs too little or is one too many
 */
export async function createSeason({ actor, params, body }: Input): Promise<{ data: SeasonDto }> {
  const listing = await getListingFor(params.id, actor, mayWrite(body));
  return transaction(async (tx) => {
    await lockCalendar(tx, listing.id, actor);
    await settle(tx, listing.id, body, await findSeasons(listing.id, tx));
    const row = await tx.listingSeason.create({
      data: { listingId: listing.id, ...seasonColumns(body) },
      select: seasonSelect,
    });
    return { data: serializeSeason(row) };
  });
}

/**
 * PUT /api/listings/{id}/seasons/{season}: replaces the whole season.
 * @throws DomainError listing_not_found, forbidden, not_found; 422 as for a new one
 */
export async function updateSeason({ actor, params, body }: OfSeason & Input): Promise<{ data: SeasonDto }> {
  const listing = await getListingFor(params.id, actor, mayWrite(body));
  return transaction(async (tx) => {
    await lockCalendar(tx, listing.id, actor);
    const seasons = await findSeasons(listing.id, tx);
    const others = seasons.filter(({ id }) => id !== params.season);
    if (others.length === seasons.length) throw new DomainError('not_found');
    await settle(tx, listing.id, body, others);
    const row = await tx.listingSeason.update({
      where: { id: params.season },
      data: seasonColumns(body),
      select: seasonSelect,
    });
    return { data: serializeSeason(row) };
  });
}

/**
 * DELETE /api/listings/{id}/seasons/{season}.
 * @throws DomainError listing_not_found, forbidden; not_found when there is none any more
 */
export async function deleteSeason({ actor, params }: OfSeason): Promise<void> {
  const listing = await getListingFor(params.id, actor, mayManageCalendar);
  await transaction(async (tx) => {
    await lockCalendar(tx, listing.id, actor);
    const { count } = await tx.listingSeason.deleteMany({
      where: { id: params.season, listingId: listing.id },
    });
    if (count === 0) throw new DomainError('not_found');
  });
}
