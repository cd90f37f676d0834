import 'server-only';

import { Gauge, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';
import { sql } from '@/server/db';

/** Called after each run of a job. */
export type CountJob = (task: string, outcome: 'done' | 'failed', seconds: number) => void;

interface QueueRow {
  task: string;
  state: 'waiting' | 'later' | 'running' | 'given_up';
  jobs: number;
}

const queueQuery = `
  SELECT task_identifier AS task, count(*)::int AS jobs,
    CASE WHEN locked_at IS NOT NULL THEN 'running' WHEN attempts >= max_attempts THEN 'given_up'
         WHEN run_at > now() THEN 'later' ELSE 'waiting' END AS state
  FROM graphile_worker.jobs GROUP BY 1, 3`;

/** Adds metrics of this worker's jobs, and of the queue for all workers. */
export function watchJobs(registry: Registry): CountJob {
  const runs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Runs of jobs in this process by task and outcome; one that failed is tried again.',
    labelNames: ['task', 'outcome'],
    buckets: [0.01, 0.1, 1, 10, 60],
    registers: [registry],
  });
  const queue = new Gauge({
    name: 'jobs',
    help: 'Jobs in the queue that all workers share, by task and state.',
    labelNames: ['task', 'state'],
    registers: [registry],
    async collect() {
      const rows = await sql<QueueRow>('metrics-jobs', queueQuery, []);
      queue.reset();
      for (const { task, state, jobs } of rows) queue.set({ task, state }, jobs);
    },
  });
  return (task, outcome, seconds) => runs.observe({ task, outcome }, seconds);
}
