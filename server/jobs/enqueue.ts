import 'server-only';

import type { Tx } from '@/server/db';
import type { JobPayloads } from '@/server/jobs/payloads';

/** Of a job that says nothing else: some four days, by the growing pauses of the queue. */
export const MAX_ATTEMPTS = 25;

interface EnqueueOptions {
  /** Replaces a job with the same key that has not started, instead of doubling it. */
  key?: string;
  runAt?: Date;
  /** Jobs of one queue run one after the other, so that long ones never occupy every worker. */
  queue?: string;
  maxAttempts?: number;
  /** Lower goes first; 0 by default. Work that nobody waits for gets a higher number. */
  priority?: number;
}

/** How often a job is added again that a worker's taking of its key kept out. */
const TRIES = 5;

/**
 * Adds a job in the transaction of the change that asks for it: both happen or neither.
 *
 * Where a worker takes the waiting job of the same key at that moment, graphile-worker 0.18 neither changes that job nor
 * adds another, and answers with none. Asked again it sees that the other one has started, and adds the job.
 */
export async function enqueue<Name extends keyof JobPayloads>(
  tx: Tx,
  name: Name,
  payload: JobPayloads[Name],
  { key, runAt, queue, maxAttempts = MAX_ATTEMPTS, priority = 0 }: EnqueueOptions = {},
): Promise<void> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const [job] = await tx.$queryRaw<{ isAdded: boolean }[]>`SELECT (graphile_worker.add_job(
      ${name}::text, payload := ${JSON.stringify(payload)}::json, run_at := ${runAt ?? null}::timestamptz,
      max_attempts := ${maxAttempts}::int, job_key := ${key ?? null}::text,
      queue_name := ${queue ?? null}::text, priority := ${priority}::int)).id IS NOT NULL AS "isAdded"`;
    if (job?.isAdded) return;
  }
  throw new Error(`the job ${name} could not be added under the key ${key}`);
}
