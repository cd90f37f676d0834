import 'server-only';

import { sql } from '@/server/db';

/** Links per statement; statements repeat until no link is due. */
const BATCH = 2000;
/** Mails have a higher priority. */
const PRIORITY = 10;
const ATTEMPTS = 3;

/**
 * Takes the links that are due, schedules their next run, and adds a job for each, all or nothing: two workers never
 * take the same link. A job still waiting from last time keeps its place; one that a worker is just taking counts as
 * this run's, since graphile-worker then adds none (`enqueue`).
 */
const enqueueDue = `
  WITH due AS (
    UPDATE calendar_feeds SET next_run_at = $1::timestamptz + interval '15 minutes'
    WHERE id IN (
      SELECT id FROM calendar_feeds WHERE next_run_at <= $1::timestamptz
      ORDER BY next_run_at, id LIMIT $2 FOR UPDATE SKIP LOCKED)
    RETURNING id
  )
  SELECT count(graphile_worker.add_job('refresh-feed', json_build_object('feedId', id),
    job_key := 'refresh-feed:' || id, job_key_mode := 'preserve_run_at',
    max_attempts := ${ATTEMPTS}, priority := ${PRIORITY}))::int AS n FROM due`;

/** The job 'enqueue-feeds', every minute: adds a job for each linked calendar that is due. Returns how many. */
export async function enqueueFeeds(now = new Date(), batch = BATCH): Promise<number> {
  let all = 0;
  for (;;) {
    const [row] = await sql<{ n: number }>('enqueue-feeds', enqueueDue, [now, batch]);
    const taken = row?.n ?? 0;
    all += taken;
    if (taken < batch) return all;
  }
}
