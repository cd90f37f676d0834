/** Running jobs of the queue in a test, without a worker that goes on. */
import { Logger, runOnce } from 'graphile-worker';
import type { TaskList } from 'graphile-worker';
import { pool } from '@/server/db';
import type { JobPayloads } from '@/server/jobs/payloads';

async function anyDue(names: readonly string[]): Promise<boolean> {
  const { rows } = await pool().query<{ due: boolean }>(
    `SELECT EXISTS (
       SELECT FROM graphile_worker.jobs
       WHERE task_identifier = ANY ($1) AND run_at <= now() AND attempts < max_attempts
     ) AS due`,
    [names],
  );
  return rows[0]?.due === true;
}

/**
 * Runs jobs by name, and those of these names that they queue, until none is due; one that fails is due again later.
 * The queue notes a moment after a job's end that it ended: until then the next one of its queue cannot be had, and a
 * single run would leave it.
 */
export async function runJobs(jobs: {
  [Name in keyof JobPayloads]?: (payload: JobPayloads[Name]) => Promise<void>;
}): Promise<void> {
  // Payloads are written by enqueue() alone, which holds them to this type.
  const taskList = jobs as TaskList;
  do await runOnce({ pgPool: pool(), logger: new Logger(() => () => {}), taskList });
  while (await anyDue(Object.keys(jobs)));
}
