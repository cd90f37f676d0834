import 'server-only';

import { todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { Comparison } from '@/lib/statistics/contract';
import type { Actor } from '@/server/auth/actor';
import { sql } from '@/server/db';
import { isOnline } from '@/server/features/listings/conditions';
import { getOwnListing } from '@/server/features/statistics/own-listing';

/** With fewer, one could guess whose figures they are. */
const FEWEST_LISTINGS = 5;
const FEWEST_LANDLORDS = 3;
/** By how many guests the capacity of a comparable listing may differ. */
const GUESTS_DIFFERENCE = 2;
/** Only the nearest: most listings in a large town say little about this one. */
const MOST_LISTINGS = 200;
/** Length of a degree of longitude here, relative to a degree of latitude. */
const NARROWER = 0.63;
/** Occupancy is computed for listings that were online at least this many days, over at most a year. */
const FEWEST_DAYS = 90;
const MOST_DAYS = 365;

/**
 * $1 the listing, $2 today. Compares the listing with the nearest ones of other landlords in the same town that sleep
 * about as many guests. No landlord's listings make up more than half of them: the median would be theirs.
 */
const text = `
  WITH own AS (SELECT * FROM listings WHERE id = $1),
  near AS (
    SELECT l.* FROM listings l JOIN own ON l.listing_city_id = own.listing_city_id
    WHERE l.user_id <> own.user_id AND ${isOnline('l')} AND abs(l.max_capacity - own.max_capacity) <= ${GUESTS_DIFFERENCE}
    ORDER BY (l.latitude - own.latitude) ^ 2 + ((l.longitude - own.longitude) * ${NARROWER}) ^ 2, l.id
    LIMIT ${MOST_LISTINGS}
  ),
  comparable AS (
    SELECT id, user_id, price::float8 AS price, rating::float8 AS rating, is_own,
      least($2::date - first_published_at::date, ${MOST_DAYS}) AS days
    FROM (SELECT own.*, true AS is_own FROM own UNION ALL SELECT near.*, false FROM near) AS known
  ),
  let AS (
    SELECT h.id, sum(least(r.end_date, $2::date) - greatest(r.start_date, $2::date - h.days)) AS nights
    FROM comparable h JOIN booking_requests r ON r.listing_id = h.id AND r.status = 'approved'
      AND r.start_date < $2::date AND r.end_date > $2::date - h.days
    WHERE h.days >= ${FEWEST_DAYS} GROUP BY h.id
  ),
  figures AS (
    SELECT h.is_own, h.user_id, f.name, f.value FROM comparable h LEFT JOIN let ON let.id = h.id
    CROSS JOIN LATERAL (VALUES
      ('listing', 1), ('price', h.price), ('rating', h.rating),
      ('occupancy', CASE WHEN h.days >= ${FEWEST_DAYS} THEN coalesce(let.nights, 0) * 100.0 / h.days END)
    ) AS f (name, value)
    WHERE f.value IS NOT NULL
  ),
  landlords AS (SELECT name, user_id, count(*) AS listings FROM figures WHERE NOT is_own GROUP BY name, user_id)
  SELECT name, max(value) FILTER (WHERE is_own) AS own,
    percentile_cont(0.5) WITHIN GROUP (ORDER BY value) FILTER (WHERE NOT is_own) AS middle,
    (count(*) FILTER (WHERE NOT is_own))::int AS listings
  FROM figures f
  GROUP BY name
  HAVING count(*) FILTER (WHERE NOT is_own) >= ${FEWEST_LISTINGS}
    AND (SELECT count(*) >= ${FEWEST_LANDLORDS} AND max(l.listings) * 2 <= sum(l.listings)
      FROM landlords l WHERE l.name = f.name)`;

interface Row {
  name: 'listing' | 'price' | 'rating' | 'occupancy';
  own: number | null;
  middle: number;
  listings: number;
}

function compare(row: Row | undefined, digits: number): Comparison['price'] {
  if (!row || row.own === null || row.middle === 0) return null;
  const scale = 10 ** digits;
  return {
    own: Math.round(row.own * scale) / scale,
    difference_percent: Math.round((row.own / row.middle - 1) * 100),
  };
}

interface Input {
  actor: Actor;
  query: { listing_id: number };
}

/**
 * GET /api/user/statistics/comparison: how the user's own listing compares with similar ones of others
 * (docs/rules/statistics.md#comparable-homes).
 * @throws DomainError listing_not_found, forbidden for a listing of somebody else
 */
export async function compareListing(
  { actor, query }: Input,
  today: Day = todayIn(),
): Promise<{ data: Comparison }> {
  const { id } = await getOwnListing(actor, query.listing_id);
  const rows = await sql<Row & Record<string, unknown>>('compare-home', text, [id, today]);
  const row = (name: Row['name']) => rows.find((found) => found.name === name);
  return {
    data: {
      compared_with: row('listing')?.listings ?? null,
      occupancy: compare(row('occupancy'), 0),
      price: compare(row('price'), 0),
      rating: compare(row('rating'), 2),
    },
  };
}
