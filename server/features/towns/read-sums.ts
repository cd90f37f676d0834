import 'server-only';

import type { CityId } from '@/lib/listings/cities';
import type { MonthNights } from '@/lib/towns/months';
import { sql } from '@/server/db';
import { isOnline, publicDistance } from '@/server/features/listings/conditions';

/** A part of a town's listings: those in one range of 4,096 ids, some hundreds of which are in the same town. */
const PART_BITS = 12;

export const partOf = (listingId: number) => listingId >> PART_BITS;

/** One sum over the homes of a part. */
export interface SumRow extends Record<string, unknown> {
  part: number;
  /**
   * weekday, weekend: the price of such a night without a season or a price of its own. more: what seasons, or prices
   * of single nights, add in the month at `place`. distance: homes at that many steps of 50 metres.
   */
  kind: 'weekday' | 'weekend' | 'more' | 'distance';
  place: number;
  /** Whole euros; homes for 'distance'. */
  amount: number;
  /** Counted once, with 'weekday'. */
  homes: number;
}

/** The last step, ten kilometres, includes everything beyond it. */
export const DISTANCE_STEPS = 201;

/** Fridays and Saturdays among the days before a day number: day 0 was a Thursday. */
const weekendsBefore = (day: string) => `((${day} + 5) / 7 + (${day} + 4) / 7)`;
const dayNumberOf = (column: string) => `(${column} - DATE '1970-01-01')`;

/**
 * The rule of lib/stays/nightly as sums: what every night of a kind costs, and how much seasons and prices of single
 * nights add to that. No night is below the home's lowest price. $1: the town; $2 and $3: first and end of each month, as
 * day numbers. The lists of ids make the database look them up by index: it expects far more homes than there are.
 */
const sums = (homes: string) => `
  WITH home AS MATERIALIZED (
    SELECT l.id, l.id >> ${PART_BITS} AS part, l.price AS lowest, greatest(l.base_price, l.price) AS price,
      greatest(coalesce(l.weekend_price, l.base_price), l.price) AS weekend,
      ${publicDistance('l')} AS distance
    FROM ${homes} WHERE ${isOnline('l')} AND l.listing_city_id = $1 AND l.price IS NOT NULL
  ), month AS MATERIALIZED (
    SELECT place::int - 1 AS place, first, after
    FROM unnest($2::int[], $3::int[]) WITH ORDINALITY AS months (first, after, place)
  ), span AS MATERIALIZED (
    SELECT min(first) AS first, max(after) AS after FROM month
  ), season AS MATERIALIZED (
    SELECT home.id, home.part, home.price, home.weekend, ${dayNumberOf('s.start_date')} AS first,
      ${dayNumberOf('s.end_date')} AS after, greatest(coalesce(s.price, home.price), home.lowest) AS season_weekday,
      greatest(coalesce(s.weekend_price, s.price, home.weekend), home.lowest) AS season_weekend
    FROM home JOIN listing_seasons s ON s.listing_id = home.id CROSS JOIN span
    WHERE s.listing_id = ANY (ARRAY(SELECT id FROM home)) AND ${dayNumberOf('s.end_date')} > span.first AND ${dayNumberOf('s.start_date')} < span.after
  ), within AS (
    SELECT season.*, month.place, o.days, o.weekends FROM season
      JOIN month ON season.first < month.after AND season.after > month.first
      CROSS JOIN LATERAL (
        SELECT greatest(season.first, month.first) AS one, least(season.after, month.after) AS other) edge
      CROSS JOIN LATERAL (
        SELECT other - one AS days, ${weekendsBefore('other')} - ${weekendsBefore('one')} AS weekends) o
  ), night AS (
    SELECT home.part, month.place,
      greatest(c.price, home.lowest) - CASE WHEN extract(isodow FROM c.valid_at) IN (5, 6)
        THEN coalesce(season.season_weekend, home.weekend)
        ELSE coalesce(season.season_weekday, home.price) END AS more
    FROM home JOIN custom_listing_prices c ON c.listing_id = home.id
      JOIN month ON ${dayNumberOf('c.valid_at')} >= month.first AND ${dayNumberOf('c.valid_at')} < month.after
      LEFT JOIN season ON season.id = home.id AND ${dayNumberOf('c.valid_at')} >= season.first
        AND ${dayNumberOf('c.valid_at')} < season.after
    WHERE c.listing_id = ANY (ARRAY(SELECT id FROM home))
  )
  SELECT part, 'weekday' AS kind, 0 AS place, sum(price)::float8 AS amount, count(*)::int AS homes
    FROM home GROUP BY part
  UNION ALL SELECT part, 'weekend', 0, sum(weekend)::float8, 0 FROM home GROUP BY part
  UNION ALL SELECT part, 'more', place, sum((days - weekends) * (season_weekday - price)
    + weekends * (season_weekend - weekend))::float8, 0 FROM within GROUP BY part, place
  UNION ALL SELECT part, 'more', place, sum(more)::float8, 0 FROM night GROUP BY part, place
  UNION ALL SELECT part, 'distance', least(ceil(distance / 50.0), ${DISTANCE_STEPS - 1})::int AS step,
    count(*)::float8, 0 FROM home WHERE distance IS NOT NULL GROUP BY part, step`;

const ofAll = sums('listings l');
const size = 2 ** PART_BITS;
/** $4: the parts, each a stretch of the primary key. */
const ofParts = sums(
  `unnest($4::int[]) AS asked (part)
    CROSS JOIN LATERAL (SELECT * FROM listings
      WHERE id BETWEEN asked.part * ${size} AND asked.part * ${size} + ${size - 1} OFFSET 0) l`,
);

/** The sums of a town's homes, or of those in some parts only. */
export function readSums(
  town: CityId,
  months: readonly MonthNights[],
  parts: readonly number[] | null,
): Promise<SumRow[]> {
  const values = [town, months.map(({ first }) => first), months.map(({ end }) => end)];
  return parts === null
    ? sql<SumRow>('town-sums', ofAll, values)
    : sql<SumRow>('town-sums-of-parts', ofParts, [...values, parts]);
}
