import 'server-only';

import type { Tx } from '@/server/db';
import type { JobPayloads } from '@/server/jobs/payloads';

/** For a job that does not set its own: about four days, given the queue's growing delays. */
export const MAX_ATTEMPTS = 25;

interface EnqueueOptions {
  /** Replaces a waiting job with the same key instead of adding a second one. */
  key?: string;
  runAt?: Date;
  /** Jobs in the same queue run one after the other, so that long ones never occupy every worker. */
  queue?: string;
  maxAttempts?: number;
  /** Lower goes first; 0 by default. Work that nobody waits for gets a higher number. */
  priority?: number;
}

/** How often to retry adding a job while a worker is just taking one with the same key. */
const TRIES = 5;

/**
 * Adds a job in the transaction of the change that asks for it: both happen or neither.
 *
 * If a worker takes the waiting job with the same key at that very moment, graphile-worker 0.18 neither updates that
 * job nor adds another, and returns none. Asked again it sees that the other one has started, and adds the job.
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
