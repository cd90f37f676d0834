import 'server-only';

import type { Day } from '@/lib/dates/day';
import { sql } from '@/server/db';

/** Enough for a short statement; the next one continues. */
const ROWS_A_TIME = 20_000;

/** One statement: a look is a row or part of a sum, never both, never neither. */
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

/** Turns the looks of days before `today` into a number for each listing and day; who looked is forgotten. */
export async function sumViews(today: Day): Promise<void> {
  for (;;) {
    const [row] = await sql<{ n: number }>('sum-views', sumSome, [today, ROWS_A_TIME]);
    if (!row || row.n < ROWS_A_TIME) return;
  }
}
