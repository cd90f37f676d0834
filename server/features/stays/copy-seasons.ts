import 'server-only';

import { addDays } from '@/lib/dates/day';
import { overlaps } from '@/lib/dates/range';
import { formatDay } from '@/lib/format/date';
import { MAX_SEASONS } from '@/lib/stays/contract';
import type { CopySeasonsInput, SeasonDto } from '@/lib/stays/contract';
import { stayContractTexts as texts } from '@/lib/texts/stays';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { invalid } from '@/server/http/errors';
import { getListingFor } from '@/server/features/listings/find-listing';
import { mayManageCalendar } from '@/server/features/listings/policy';
import { lockCalendar } from '@/server/lock-order';
import { seasonColumns } from '@/server/features/stays/columns';
import { findSeasons } from '@/server/features/stays/find-seasons';
import { lastSeasonEnd, rangeOf } from '@/server/features/stays/season-rules';
import { seasonSelect } from '@/server/features/stays/select';
import { serializeSeason } from '@/server/features/stays/serialize';

/** Whole weeks, so that each season begins on the same weekday. */
const DAYS_A_YEAR = 364;

interface Input {
  actor: Actor;
  params: { id: string };
  body: CopySeasonsInput;
}

/** Why nothing is copied, or null. */
function findFault(copies: readonly SeasonDto[], seasons: readonly SeasonDto[]): string | null {
  if (copies.length + seasons.length > MAX_SEASONS) return texts.copyTooMany(MAX_SEASONS);
  const last = lastSeasonEnd();
  if (copies.some(({ end_date: end }) => end > last)) return texts.copyTooFar(formatDay(last));
  const inTheWay = copies.find((copy) => seasons.some((other) => overlaps(rangeOf(copy), rangeOf(other))));
  return inTheWay ? texts.copyOverlaps(inTheWay.name) : null;
}

/**
 * POST /api/listings/{id}/seasons/copy: copies the seasons that begin in one year to another, all or none. Returns the
 * new ones.
 * @throws DomainError listing_not_found, forbidden; 422 on `to_year` if one does not fit
 */
export async function copySeasons({ actor, params, body }: Input): Promise<{ data: SeasonDto[] }> {
  const listing = await getListingFor(params.id, actor, mayManageCalendar);
  const shift = DAYS_A_YEAR * (body.to_year - body.from_year);
  return transaction(async (tx) => {
    await lockCalendar(tx, listing.id, actor);
    const seasons = await findSeasons(listing.id, tx);
    const copies = seasons
      .filter(({ start_date: start }) => Number(start.slice(0, 4)) === body.from_year)
      .map((season) => ({
        ...season,
        start_date: addDays(season.start_date, shift),
        end_date: addDays(season.end_date, shift),
      }));
    const fault = findFault(copies, seasons);
    if (fault !== null) throw invalid({ to_year: [fault] });
    const rows = await tx.listingSeason.createManyAndReturn({
      data: copies.map((copy) => ({ listingId: listing.id, ...seasonColumns(copy) })),
      select: seasonSelect,
    });
    return { data: rows.map(serializeSeason).toSorted((a, b) => (a.start_date < b.start_date ? -1 : 1)) };
  });
}
