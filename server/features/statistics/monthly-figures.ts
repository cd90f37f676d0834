import 'server-only';

import type { Day } from '@/lib/dates/day';
import { PRODUCT_ZONE } from '@/lib/dates/zone';
import type { Figures } from '@/lib/statistics/contract';
import { monthOf, monthsOf, nightsIn, shareOf } from '@/lib/statistics/months';
import type { Period } from '@/lib/statistics/months';
import { sql } from '@/server/db';

/** The figures that can be added up; the occupancy rate is derived from them. */
type Counted = Omit<Figures, 'occupancy'>;

/**
 * A listing of the owner. `isLet`: it was public at some time, or somebody stayed, so its nights count as available.
 */
export interface OwnListing {
  id: number;
  slug: string;
  name: string;
  isLet: boolean;
}

const listingsQuery = `
  SELECT l.id, l.slug, coalesce(l.name_holiday_home, l.slug) AS name,
    (l.first_published_at IS NOT NULL
      OR EXISTS (SELECT FROM booking_requests r WHERE r.listing_id = l.id AND r.status = 'approved')) AS "isLet"
  FROM listings l WHERE l.user_id = $1 AND ($2::int IS NULL OR l.id = $2) ORDER BY l.id`;

/**
 * $1 the owner, $2 one listing or null, $3 and $4 the first days of the first and the last month, $5 the time zone in
 * which days begin. The income of a stay is spread over its nights by their prices, or evenly if those are unknown, so
 * that the cents of its nights add up to its total. A manual booking is a stay without a request.
 */
const figuresQuery = `
  WITH span AS (SELECT $3::date AS low, ($4::date + interval '1 month')::date AS high),
  own AS (SELECT id FROM listings WHERE user_id = $1 AND ($2::int IS NULL OR id = $2)),
  stays AS (
    SELECT r.id, r.listing_id, r.start_date, r.end_date, quoted.nightly,
      coalesce(r.agreed_total_cents, r.price * 100::bigint + quoted.discounts, r.price * 100::bigint)::numeric AS cents
    FROM booking_requests r JOIN own ON own.id = r.listing_id CROSS JOIN span
    LEFT JOIN LATERAL (
      SELECT r.quote -> 'nightly' AS nightly,
        (SELECT coalesce(sum(line.amount_cents), 0)
         FROM jsonb_to_recordset(r.quote -> 'lines') AS line (kind text, amount_cents bigint)
         WHERE starts_with(line.kind, 'discount_')) AS discounts
      WHERE r.agreed_total_cents IS NULL AND jsonb_typeof(r.quote) = 'object'
    ) AS quoted ON true
    WHERE r.status = 'approved' AND r.start_date < span.high AND r.end_date > span.low
  ),
  nights AS (
    SELECT s.id, s.listing_id, s.cents, n.day, n.weight FROM stays s CROSS JOIN LATERAL (
      SELECT q.date, q.price FROM jsonb_to_recordset(s.nightly) AS q (date date, price int)
      UNION ALL
      SELECT s.start_date + k, 1 FROM generate_series(0, s.end_date - s.start_date - 1) AS k WHERE s.nightly IS NULL
    ) AS n (day, weight)
  ),
  shares AS (
    SELECT listing_id, day,
      round(cents * upto / whole) - round(cents * (upto - weight) / whole) AS cents
    FROM (
      SELECT nights.*, sum(weight) OVER (PARTITION BY id ORDER BY day) AS upto,
        nullif(sum(weight) OVER (PARTITION BY id), 0) AS whole
      FROM nights
    ) AS weighed
  ),
  counted (listing_id, day, views, requests, approvals, nights, income) AS (
    SELECT listing_id, day, 0, 0, 0, 1, cents FROM shares
    UNION ALL SELECT d.listing_id, d.day, d.views, 0, 0, 0, 0
      FROM listing_view_days d JOIN own ON own.id = d.listing_id
    UNION ALL SELECT v.listing_id, v.day, 1, 0, 0, 0, 0 FROM listing_views v JOIN own ON own.id = v.listing_id
    UNION ALL SELECT r.listing_id, (r.created_at AT TIME ZONE $5)::date, 0, 1, 0, 0, 0
      FROM booking_requests r JOIN own ON own.id = r.listing_id WHERE NOT r.manual
    UNION ALL SELECT r.listing_id, (r.approved_at AT TIME ZONE $5)::date, 0, 0, 1, 0, 0
      FROM booking_requests r JOIN own ON own.id = r.listing_id WHERE r.approved_at IS NOT NULL AND NOT r.manual
  )
  SELECT listing_id AS "listingId", to_char(day, 'YYYY-MM') AS month, sum(views)::int AS views,
    sum(requests)::int AS requests, sum(approvals)::int AS approvals, sum(nights)::int AS nights,
    coalesce(sum(income), 0)::float8 AS income_cents
  FROM counted CROSS JOIN span WHERE day >= low AND day < high
  GROUP BY 1, 2`;

interface Row extends Counted {
  listingId: number;
  month: string;
}

const nothing: Counted = { views: 0, requests: 0, approvals: 0, nights: 0, income_cents: 0 };

/** The figures of an owner's listings month by month, for all of them or for one. */
export class MonthlyFigures {
  readonly listings: readonly OwnListing[];
  /** The first days of the months. */
  readonly months: readonly Day[];
  readonly #counted: ReadonlyMap<string, Counted>;

  constructor(listings: readonly OwnListing[], months: readonly Day[], rows: readonly Row[]) {
    this.listings = listings;
    this.months = months;
    this.#counted = new Map(
      rows.map(({ listingId, month, ...counted }) => [`${listingId} ${month}`, counted]),
    );
  }

  /** The total for these listings in these months. */
  of(listings: readonly OwnListing[], months: readonly Day[]): Figures {
    const found = listings.flatMap(({ id }) =>
      months.map((month) => this.#counted.get(`${id} ${monthOf(month)}`) ?? nothing),
    );
    const sum = (figure: keyof Counted) => found.reduce((total, counted) => total + counted[figure], 0);
    const available =
      listings.filter(({ isLet }) => isLet).length *
      months.reduce((total, month) => total + nightsIn(month), 0);
    const nights = sum('nights');
    return {
      views: sum('views'),
      requests: sum('requests'),
      approvals: sum('approvals'),
      nights,
      occupancy: shareOf(nights, available),
      income_cents: sum('income_cents'),
    };
  }
}

/** Two queries, however many listings and months there are. `listingId`: only this listing. */
export async function findMonthlyFigures(
  ownerId: number,
  period: Period,
  listingId: number | null = null,
): Promise<MonthlyFigures> {
  const months = monthsOf(period);
  const [listings, rows] = await Promise.all([
    sql<OwnListing & Record<string, unknown>>('own-homes', listingsQuery, [ownerId, listingId]),
    sql<Row & Record<string, unknown>>('monthly-figures', figuresQuery, [
      ownerId,
      listingId,
      months[0],
      months.at(-1),
      PRODUCT_ZONE,
    ]),
  ]);
  return new MonthlyFigures(listings, months, rows);
}
