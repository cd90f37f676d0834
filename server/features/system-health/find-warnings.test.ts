import { describe, expect, it } from 'vitest';
import type { SystemHealthDto } from '@/lib/system-health/contract';
import { findWarnings } from '@/server/features/system-health/find-warnings';

const well: Omit<SystemHealthDto, 'warnings'> = {
  checked_at: '2026-12-01T12:00:00.000Z',
  jobs: { worker_seen_at: '2026-12-01T11:58:00.000Z', oldest_due_at: null, tasks: [] },
  feeds: { total: 8, failing: 2, late: 0, longest_failing: [] },
  mail: { waiting: 0, failed: 3, given_up: 0, bounced: 2, oldest_waiting_at: null, sent: 10 },
  database: {
    ...{ size_bytes: 1, connections: 80, max_connections: 100, migrations: 40, migrations_missing: 0 },
    longest_transaction_seconds: 300,
  },
  areas: { unreadable: 0 },
  versions: { build: null, node: 'v26.0.0', postgres: '18.1' },
};

describe('what needs a look', () => {
  it('is nothing up to each bound', () => {
    expect(findWarnings(well)).toEqual([]);
  });

  it.each<[string, Partial<typeof well>]>([
    ['worker_silent', { jobs: { ...well.jobs, worker_seen_at: '2026-12-01T11:56:59.000Z' } }],
    ['jobs_late', { jobs: { ...well.jobs, oldest_due_at: '2026-12-01T11:54:59.000Z' } }],
    ['feeds_failing', { feeds: { ...well.feeds, failing: 3 } }],
    ['mails_late', { mail: { ...well.mail, oldest_waiting_at: '2026-12-01T11:44:59.000Z' } }],
    ['connections_scarce', { database: { ...well.database, connections: 81 } }],
    ['areas_unreadable', { areas: { unreadable: 1 } }],
    ['transaction_long', { database: { ...well.database, longest_transaction_seconds: 301 } }],
  ])('%s beyond it', (warning, changes) => {
    expect(findWarnings({ ...well, ...changes })).toEqual([warning]);
  });
});
