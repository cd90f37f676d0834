/** How the whole site is doing (docs/rules/system-health.md), for admins alone. */
import { dataOf } from '@/lib/api/envelope';
import { z } from '@/lib/api/zod';
import { bookedSources } from '@/lib/listings/calendar-sources';

/** What somebody should look at. */
export const healthWarnings = [
  'worker_silent',
  'jobs_late',
  'jobs_given_up',
  'feeds_late',
  'feeds_failing',
  'mails_late',
  'mails_given_up',
  'migrations_missing',
  'connections_scarce',
  'transaction_long',
] as const;
export type HealthWarning = (typeof healthWarnings)[number];

const count = z.int();
const moment = z.iso.datetime().nullable();

const taskDto = z.object({
  task: z.string(),
  /** Due now; `later`: planned, or tried again after a failure. */
  waiting: count,
  later: count,
  running: count,
  /** No more tries. */
  given_up: count,
});

const failingFeedDto = z.object({
  listing: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
  source: z.enum(bookedSources),
  /** What its owner calls it; null for Airbnb and Booking.com. */
  name: z.string().nullable(),
  failing_since: z.iso.datetime(),
  /** A sentence. */
  error: z.string(),
});

export const systemHealthDto = z.object({
  checked_at: z.iso.datetime(),
  /** Empty: all is well. */
  warnings: z.array(z.enum(healthWarnings)),
  jobs: z.object({
    /** When a worker last took up what runs every minute. */
    worker_seen_at: moment,
    /** Since when the job that waits longest is due. */
    oldest_due_at: moment,
    tasks: z.array(taskDto),
  }),
  feeds: z.object({
    total: count,
    failing: count,
    /** Due for more than a quarter of an hour. */
    late: count,
    /** Those that fail longest, 20 at most. */
    longest_failing: z.array(failingFeedDto),
  }),
  mail: z.object({
    waiting: count,
    failed: count,
    given_up: count,
    bounced: count,
    /** When the oldest letter that was never tried was written. */
    oldest_waiting_at: moment,
    /** In the last 24 hours. */
    sent: count,
  }),
  database: z.object({
    size_bytes: count,
    connections: count,
    max_connections: count,
    migrations: count,
    migrations_missing: count,
    /** Of the transaction that is open longest. */
    longest_transaction_seconds: count,
  }),
  versions: z.object({
    /** Of the program; null where nobody named it. */
    build: z.string().nullable(),
    node: z.string(),
    postgres: z.string(),
  }),
});
export type SystemHealthDto = z.infer<typeof systemHealthDto>;
export const systemHealthAnswer = dataOf(systemHealthDto);
