/** The health of the whole site (docs/rules/system-health.md), for admins only. */
import { dataOf } from '@/lib/api/envelope';
import { z } from '@/lib/api/zod';
import { bookedSources } from '@/lib/listings/calendar-sources';

/** Conditions that need somebody's attention. */
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
  'areas_unreadable',
] as const;
export type HealthWarning = (typeof healthWarnings)[number];

const count = z.int();
const moment = z.iso.datetime().nullable();

const taskDto = z.object({
  task: z.string(),
  /** Due now; `later`: scheduled, or waiting for a retry. */
  waiting: count,
  later: count,
  running: count,
  /** Will not be tried again. */
  given_up: count,
});

const failingFeedDto = z.object({
  listing: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
  source: z.enum(bookedSources),
  /** The owner's name for it; null for Airbnb and Booking.com. */
  name: z.string().nullable(),
  failing_since: z.iso.datetime(),
  /** An error message. */
  error: z.string(),
});

export const systemHealthDto = z.object({
  checked_at: z.iso.datetime(),
  /** Empty if all is well. */
  warnings: z.array(z.enum(healthWarnings)),
  jobs: z.object({
    /** When a worker last ran the every-minute tasks. */
    worker_seen_at: moment,
    /** When the longest-waiting job was due. */
    oldest_due_at: moment,
    tasks: z.array(taskDto),
  }),
  feeds: z.object({
    total: count,
    failing: count,
    /** Due for more than fifteen minutes. */
    late: count,
    /** The ones failing longest, 20 at most. */
    longest_failing: z.array(failingFeedDto),
  }),
  mail: z.object({
    waiting: count,
    failed: count,
    given_up: count,
    bounced: count,
    /** Creation time of the oldest email that was never tried. */
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
    /** Of the longest open transaction. */
    longest_transaction_seconds: count,
  }),
  /** Of the entry point for short stays. */
  areas: z.object({
    /** Areas whose newest version cannot be read. */
    unreadable: count,
  }),
  versions: z.object({
    /** Build id of the program; null if it has none. */
    build: z.string().nullable(),
    node: z.string(),
    postgres: z.string(),
  }),
});
export type SystemHealthDto = z.infer<typeof systemHealthDto>;
export const systemHealthAnswer = dataOf(systemHealthDto);
