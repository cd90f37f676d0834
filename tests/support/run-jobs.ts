/** Runs jobs of the queue in a test, without a continuous worker. */
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
 * Runs jobs by name, and those of these names that they enqueue, until none is due; a job that fails is due again
 * later. The queue records only a moment after a job that it has ended: until then the next job in the same queue is
 * unavailable, and a single run would leave it.
 */
export async function runJobs(jobs: {
  [Name in keyof JobPayloads]?: (payload: JobPayloads[Name]) => Promise<void>;
}): Promise<void> {
  // Payloads are only written by enqueue(), which checks them against this type.
  const taskList = jobs as TaskList;
  do await runOnce({ pgPool: pool(), logger: new Logger(() => () => {}), taskList });
  while (await anyDue(Object.keys(jobs)));
}
