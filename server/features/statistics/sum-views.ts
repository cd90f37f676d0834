import 'server-only';

import type { Day } from '@/lib/dates/day';
import { sql } from '@/server/db';

/** Small enough for a short statement; the next one continues. */
const ROWS_A_TIME = 20_000;

/** A single statement, so that a view is always either a row or part of a sum. */
const sumSome = `
  WITH over AS (
    DELETE FROM listing_views WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM listing_views WHERE day < $1::date LIMIT $2::int FOR UPDATE SKIP LOCKED))
    RETURNING listing_id, day
  ), summed AS (
    INSERT INTO listing_view_days (listing_id, day, views)
    SELECT listing_id, day, count(*) FROM over GROUP BY listing_id, day ORDER BY listing_id, day
    ON CONFLICT (listing_id, day) DO UPDATE SET views = listing_view_days.views + excluded.views
  )
  SELECT count(*)::int AS n FROM over`;

/**
 * The visitors of each day, before their hashes are deleted; a day that was counted stays as it is. For the number of
 * monthly recipients (docs/rules/operator-figures.md#recipients).
 */
const countVisitors = `
  INSERT INTO recipient_days (day, recipients)
  SELECT day, count(DISTINCT visitor_hash) FROM listing_views WHERE day < $1::date GROUP BY day
  ON CONFLICT (day) DO NOTHING`;

/** Aggregates the views of days before `today` into a number per listing and day; who viewed is forgotten. */
export async function sumViews(today: Day): Promise<void> {
  await sql('count-visitors', countVisitors, [today]);
  for (;;) {
    const [row] = await sql<{ n: number }>('sum-views', sumSome, [today, ROWS_A_TIME]);
    if (!row || row.n < ROWS_A_TIME) return;
  }
}
