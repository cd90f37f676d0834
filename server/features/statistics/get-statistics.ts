import 'server-only';

import type { Day } from '@/lib/dates/day';
import { todayIn } from '@/lib/dates/day';
import { PRODUCT_ZONE } from '@/lib/dates/zone';
import type { Statistics } from '@/lib/statistics/contract';
import type { Actor } from '@/server/auth/actor';
import { sql } from '@/server/db';

interface Row {
  earnings: number;
  enabled: number;
  disabled: number;
  requests: number;
  requests_7: number;
  requests_30: number;
  views: number;
  views_7: number;
  views_30: number;
}

/** $1 the owner, $2 today, $3 the time zone in which days begin. */
const text = `
  WITH own AS (SELECT id, disabled_at FROM listings WHERE user_id = $1),
  requests AS (
    SELECT r.manual, r.status, r.price, (r.created_at AT TIME ZONE $3)::date AS day
    FROM booking_requests r JOIN own ON own.id = r.listing_id
  ),
  views AS (
    SELECT d.day, d.views AS n FROM listing_view_days d JOIN own ON own.id = d.listing_id
    UNION ALL SELECT v.day, 1 FROM listing_views v JOIN own ON own.id = v.listing_id
  )
  SELECT l.*, r.*, v.* FROM
    (SELECT (count(*) FILTER (WHERE disabled_at IS NULL))::int AS enabled,
       (count(*) FILTER (WHERE disabled_at IS NOT NULL))::int AS disabled FROM own) AS l,
    (SELECT coalesce(sum(price) FILTER (WHERE status = 'approved'), 0)::float8 AS earnings,
       (count(*) FILTER (WHERE NOT manual))::int AS requests,
       (count(*) FILTER (WHERE NOT manual AND day > $2::date - 7))::int AS requests_7,
       (count(*) FILTER (WHERE NOT manual AND day > $2::date - 30))::int AS requests_30 FROM requests) AS r,
    (SELECT coalesce(sum(n), 0)::int AS views,
       coalesce(sum(n) FILTER (WHERE day > $2::date - 7), 0)::int AS views_7,
       coalesce(sum(n) FILTER (WHERE day > $2::date - 30), 0)::int AS views_30 FROM views) AS v`;

const none: Row = {
  earnings: 0,
  enabled: 0,
  disabled: 0,
  requests: 0,
  requests_7: 0,
  requests_30: 0,
  views: 0,
  views_7: 0,
  views_30: 0,
};

/**
 * GET /api/user/statistics: the figures of the actor's own listings, all 0 without any
 * (docs/rules/statistics.md#figures).
 */
export async function getStatistics(
  { actor }: { actor: Pick<Actor, 'id'> },
  today: Day = todayIn(),
): Promise<{ data: Statistics }> {
  const rows = await sql<Row & Record<string, unknown>>('statistics', text, [actor.id, today, PRODUCT_ZONE]);
  const row = rows[0] ?? none;
  return {
    data: {
      earnings: { total: row.earnings },
      listings: { enabled: row.enabled, disabled: row.disabled },
      listing_views: { last_7_days: row.views_7, last_30_days: row.views_30, total: row.views },
      booking_requests: { last_7_days: row.requests_7, last_30_days: row.requests_30, total: row.requests },
    },
  };
}
