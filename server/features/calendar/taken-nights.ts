import 'server-only';

import type { Day } from '@/lib/dates/day';
import { merge } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import type { Taken } from '@/lib/stays/terms';
import { sql } from '@/server/db';

/**
 * The nights that cannot be booked from this day on, as the public may know them: not by whom, nor where one stay ends
 * and the next begins, nor when a current stay began.
 */
export function publicNights(rows: readonly DayRange[], from: Day): DayRange[] {
  return merge(rows.map(({ start, end }) => ({ start: start < from ? from : start, end })));
}

/** A range of taken nights, and whether the landlord blocked it. */
export interface TakenRow extends DayRange {
  is_block: boolean;
}

/** The taken nights of a listing `l` as JSON, for use in another query; the first day is given as SQL. */
export const takenJson = (from: string) => `
    (SELECT coalesce(json_agg(
        json_build_object('is_block', o.source = 'blocked', 'start', o.start_date, 'end', o.end_date)), '[]')
      FROM occupancies o WHERE o.listing_id = l.id AND o.end_date > ${from})`;

interface OccupancyRow extends TakenRow {
  listing_id: number;
}

/** Separates stays (own and imported) from the landlord's blocks. */
export function splitTaken(rows: readonly TakenRow[], from: Day): Taken {
  const nights = (isBlock: boolean) =>
    publicNights(
      rows.filter((row) => row.is_block === isBlock),
      from,
    );
  return { booked: nights(false), blocked: nights(true) };
}

const takenQuery = `
  SELECT listing_id, source = 'blocked' AS is_block, start_date::text AS start, end_date::text AS end
  FROM occupancies WHERE listing_id = ANY($1::int[]) AND end_date > $2::date AND start_date < $3::date`;

/** What is taken in these listings on any night of a range, by id; free listings have no entry. */
export async function findTakenAmong(
  listingIds: readonly number[],
  { start, end }: DayRange,
): Promise<Map<number, Taken>> {
  const rows = await sql<OccupancyRow>('taken-nights', takenQuery, [listingIds, start, end]);
  const byListing = Map.groupBy(rows, ({ listing_id: id }) => id);
  return new Map(Array.from(byListing, ([id, taken]) => [id, splitTaken(taken, start)]));
}
