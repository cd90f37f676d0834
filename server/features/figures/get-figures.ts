import 'server-only';

import type { Day } from '@/lib/dates/day';
import { PRODUCT_ZONE } from '@/lib/dates/zone';
import { MOST_MISSING } from '@/lib/figures/contract';
import { figureNames } from '@/lib/figures/figure-names';
import type { Figures, FiguresQuery, Missing, OperatorFigures } from '@/lib/figures/contract';
import { periodsOf, yearBefore } from '@/lib/figures/periods';
import type { Period } from '@/lib/figures/periods';
import { cities } from '@/lib/listings/cities';
import { sql } from '@/server/db';

/**
 * Each figure by the bucket that its time falls in. $1: the days on which buckets begin, ascending; the last is the end
 * of all. $2: the time zone in which days begin. Bucket 0 is what came before the first; only running totals need it.
 */
const countQuery = `
  WITH days AS (SELECT $1::date[] AS bounds),
  moments AS (
    SELECT array_agg(day::timestamp AT TIME ZONE $2 ORDER BY day) AS bounds,
      min(day::timestamp AT TIME ZONE $2) AS low, max(day::timestamp AT TIME ZONE $2) AS high
    FROM unnest($1::date[]) AS day
  ),
  known AS (
    SELECT listing_id, min(since) AS since, CASE WHEN bool_and(until IS NOT NULL) THEN max(until) END AS until
    FROM online_spans GROUP BY listing_id
  ),
  landlords AS (
    SELECT min(k.since) AS since, CASE WHEN bool_and(k.until IS NOT NULL) THEN max(k.until) END AS until
    FROM known k JOIN listings l ON l.id = k.listing_id GROUP BY l.user_id
  ),
  counted (figure, bucket, value) AS (
    SELECT 'online', width_bucket(since, bounds), count(*) FROM online_spans, moments GROUP BY 2
    UNION ALL SELECT 'online', width_bucket(until, bounds), -count(*) FROM online_spans, moments
      WHERE until IS NOT NULL GROUP BY 2
    UNION ALL SELECT 'landlords', width_bucket(since, bounds), count(*) FROM landlords, moments GROUP BY 2
    UNION ALL SELECT 'landlords', width_bucket(until, bounds), -count(*) FROM landlords, moments
      WHERE until IS NOT NULL GROUP BY 2
    UNION ALL SELECT 'listings_new', width_bucket(since, bounds), count(*) FROM known, moments GROUP BY 2
    UNION ALL SELECT 'listings_gone', width_bucket(until, bounds), count(*) FROM known, moments
      WHERE until IS NOT NULL GROUP BY 2
    UNION ALL SELECT 'views', width_bucket(v.day, bounds), sum(v.views) FROM days, (
        SELECT day, views FROM listing_view_days UNION ALL SELECT day, 1 FROM listing_views
      ) AS v WHERE v.day >= bounds[1] GROUP BY 2
    UNION ALL SELECT 'searches', width_bucket(day, bounds), sum(searches) FROM days, search_days
      WHERE day >= bounds[1] GROUP BY 2
    UNION ALL SELECT 'searches_without_result', width_bucket(day, bounds), sum(without_result)
      FROM days, search_days WHERE day >= bounds[1] GROUP BY 2
    UNION ALL SELECT 'requests', width_bucket(created_at, bounds), count(*) FROM moments, booking_requests
      WHERE NOT manual AND created_at >= low AND created_at < high GROUP BY 2
    UNION ALL SELECT 'answer_minutes', width_bucket(created_at, bounds),
        (percentile_disc(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - created_at)) / 60)::int
      FROM moments, booking_requests
      WHERE NOT manual AND answered_at IS NOT NULL AND created_at >= low AND created_at < high GROUP BY 2
    UNION ALL SELECT 'approvals', width_bucket(approved_at, bounds), count(*) FROM moments, booking_requests
      WHERE NOT manual AND approved_at >= low AND approved_at < high GROUP BY 2
    UNION ALL SELECT 'cancellations', width_bucket(modified_at, bounds), count(*) FROM moments, booking_requests
      WHERE NOT manual AND status = 'canceled' AND modified_at >= low AND modified_at < high GROUP BY 2
    UNION ALL SELECT 'reviews', width_bucket(created_at, bounds), count(*) FROM moments, reviews
      WHERE created_at >= low AND created_at < high GROUP BY 2
    UNION ALL SELECT 'income_cents', width_bucket(created_at, bounds), sum(subtotal) FROM moments, orders
      WHERE created_at >= low AND created_at < high GROUP BY 2
    UNION ALL SELECT 'income_cents', width_bucket(created_at, bounds), -sum(subtotal) FROM moments, credit_notes
      WHERE created_at >= low AND created_at < high GROUP BY 2
  )
  SELECT figure, bucket, sum(value)::float8 AS value FROM counted GROUP BY 1, 2`;

interface Row extends Record<string, unknown> {
  figure: string;
  bucket: number;
  value: number;
}

const running: Partial<Record<keyof Figures, string>> = { listings_online: 'online', landlords: 'landlords' };

/** What was counted, by period. */
class Counted {
  readonly #bounds: readonly Day[];
  readonly #values: ReadonlyMap<string, number>;

  constructor(bounds: readonly Day[], rows: readonly Row[]) {
    this.#bounds = bounds;
    this.#values = new Map(rows.map(({ figure, bucket, value }) => [`${figure} ${bucket}`, value]));
  }

  #at(figure: string, bucket: number): number | undefined {
    return this.#values.get(`${figure} ${bucket}`);
  }

  in({ start }: Period): Figures {
    const bucket = this.#bounds.indexOf(start) + 1;
    const upTo = (figure: string) =>
      Array.from({ length: bucket + 1 }, (_, one) => this.#at(figure, one) ?? 0).reduce((a, b) => a + b, 0);
    const read = (name: keyof Figures) => {
      const total = running[name];
      if (total !== undefined) return upTo(total);
      return this.#at(name, bucket) ?? (name === 'answer_minutes' ? null : 0);
    };
    return Object.fromEntries(figureNames.map((name) => [name, read(name)])) as Figures;
  }
}

const byDay = (a: Day, b: Day) => (a < b ? -1 : 1);

/** The figures of each of these periods, and of those a year before, in one statement. */
export async function countFigures({ from, to, by }: FiguresQuery): Promise<OperatorFigures['periods']> {
  const periods = periodsOf(from, to, by);
  const all = periods.flatMap((period) => [period, yearBefore(period, by)]);
  const bounds = [...new Set(all.flatMap(({ start, end }) => [start, end]))].toSorted(byDay);
  const counted = new Counted(bounds, await sql<Row>('operator-figures', countQuery, [bounds, PRODUCT_ZONE]));
  return periods.map((period) => ({
    ...period,
    ...counted.in(period),
    before: counted.in(yearBefore(period, by)),
  }));
}

const missingQuery = `
  SELECT town_id AS town, party, days_ahead AS ahead, sum(searches)::int AS searches,
    sum(without_result)::int AS "withoutResult"
  FROM search_days WHERE day >= $1::date AND day < $2::date
  GROUP BY 1, 2, 3 HAVING sum(without_result) > 0
  ORDER BY "withoutResult" DESC, searches DESC, town, party, ahead LIMIT $3`;

export interface MissingRow extends Record<string, unknown> {
  town: number;
  party: number;
  ahead: number;
  searches: number;
  withoutResult: number;
}

const townNames: ReadonlyMap<number, string> = new Map(cities.map(({ id, name }) => [id, name]));

/** A counted row as the API has it. */
export function tellMissing({ town, party, ahead, searches, withoutResult }: MissingRow): Missing {
  return {
    town: town === 0 ? null : { id: town, name: townNames.get(town) ?? '' },
    party: party === 0 ? null : party,
    days_ahead: ahead === -1 ? null : ahead,
    searches,
    without_result: withoutResult,
  };
}

async function findMissing({ from, to, by }: FiguresQuery): Promise<Missing[]> {
  const periods = periodsOf(from, to, by);
  const span = [periods[0]?.start, periods.at(-1)?.end];
  const rows = await sql<MissingRow>('missing-searches', missingQuery, [...span, MOST_MISSING]);
  return rows.map(tellMissing);
}

/** GET /api/admin/figures: how the whole site grows (docs/rules/operator-figures.md). */
export async function getFigures({ query }: { query: FiguresQuery }): Promise<{ data: OperatorFigures }> {
  const [periods, missing] = await Promise.all([countFigures(query), findMissing(query)]);
  return { data: { periods, missing } };
}
