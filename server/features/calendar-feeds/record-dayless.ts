import 'server-only';

import { sql } from '@/server/db';
import type { ClaimedFeed } from '@/server/features/calendar-feeds/claim-due';
import { standingAfter } from '@/server/features/calendar-feeds/record-reading';
import type { DaylessOutcome } from '@/server/features/calendar-feeds/record-reading';

/** A reading that leaves the listing's days as they are, of a link as it was when the reading began. */
export interface DaylessReading {
  feed: ClaimedFeed;
  /** Until when the link is leased; recording the reading ends the lease. */
  until: Date;
  startedAt: Date;
  outcome: DaylessOutcome;
}

/**
 * Only updates links that nobody has changed or read since and nobody has locked at this moment: so nothing has to be
 * queried first, and nothing is waited for.
 */
const record = `
  WITH reading AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS r (id int, url text, "lastAttemptAt" timestamptz, until timestamptz,
      "startedAt" timestamptz, "lastSuccessAt" timestamptz, "nextRunAt" timestamptz, failures int,
      "failingSince" timestamptz, error text, "emptyCount" int, "emptySince" timestamptz)
  ), held AS (
    SELECT f.id FROM calendar_feeds f JOIN reading r USING (id)
    WHERE f.url = r.url AND f.last_attempt_at IS NOT DISTINCT FROM r."lastAttemptAt"
    FOR NO KEY UPDATE OF f SKIP LOCKED
  )
  UPDATE calendar_feeds f SET last_attempt_at = r."startedAt", failures = r.failures, failing_since = r."failingSince",
    error = r.error, last_success_at = coalesce(r."lastSuccessAt", f.last_success_at), next_run_at = r."nextRunAt",
    empty_count = r."emptyCount", empty_since = r."emptySince", updated_at = now(),
    reading_until = CASE WHEN f.reading_until = r.until THEN NULL ELSE f.reading_until END
  FROM reading r JOIN held USING (id)
  WHERE f.id = r.id AND f.url = r.url AND f.last_attempt_at IS NOT DISTINCT FROM r."lastAttemptAt"
  RETURNING f.id`;

/** @returns the ids of the recorded links */
export async function recordDayless(readings: readonly DaylessReading[]): Promise<Set<number>> {
  const rows = readings.map(({ feed, until, startedAt, outcome }) => {
    const { id, url, lastAttemptAt } = feed;
    return { id, url, lastAttemptAt, until, startedAt, ...standingAfter(feed, startedAt, outcome) };
  });
  const recorded = await sql<{ id: number }>('record-dayless-readings', record, [JSON.stringify(rows)]);
  return new Set(recorded.map(({ id }) => id));
}
