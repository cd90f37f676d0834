import { beforeEach, describe, expect, it } from 'vitest';
import type { HealthWarning, SystemHealthDto } from '@/lib/system-health/contract';
import { feedFaultText } from '@/lib/calendar-feeds/faults';
import { pool, prisma, transaction } from '@/server/db';
import { neededMigrations } from '@/server/front/health';
import { enqueue } from '@/server/jobs/enqueue';
import { beat } from '@/server/features/system-health/beat';
import { makeListing } from '@/tests/factories/listing';
import { makeMail } from '@/tests/factories/mail';
import { makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { signedInAdmin } from '@/tests/support/moderation';

let client: TestClient;

beforeEach(async () => {
  await truncateAll();
  ({ client } = await signedInAdmin());
  await beat();
});

const health = async () => (await client.get<{ data: SystemHealthDto }>('/api/system-health')).body.data;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const failed = { failedAt: new Date(), failureKind: 'refused', failure: '550', attempts: 12 };

async function makeFeed(changes: Partial<{ failingSince: Date; error: string; nextRunAt: Date }> = {}) {
  const listing = await makeListing({ nameHolidayHome: 'Duinzicht' });
  await prisma().calendarFeed.create({
    data: {
      ...{ listingId: listing.id, source: 'airbnb', url: 'https://kalender.example/a.ics' },
      ...{ nextRunAt: new Date(), ...changes },
    },
  });
  return listing;
}

async function queueMailJob(changes: string) {
  await transaction((tx) => enqueue(tx, 'send-mail', { mailId: '00000000-0000-4000-8000-000000000000' }));
  await pool().query(`UPDATE graphile_worker._private_jobs SET ${changes}`);
}

describe('GET /api/system-health', () => {
  it('reports nothing wrong if nothing is', async () => {
    await makeFeed();
    await makeMail({ sentAt: new Date(), props: undefined });
    const found = await health();
    expect(found.warnings).toEqual([]);
    expect(Date.now() - Date.parse(found.jobs.worker_seen_at ?? '')).toBeLessThan(60_000);
    expect(found.feeds).toEqual({ total: 1, failing: 0, late: 0, longest_failing: [] });
    expect(found.mail).toMatchObject({ waiting: 0, sent: 1, given_up: 0, oldest_waiting_at: null });
    expect(found.database.size_bytes).toBeGreaterThan(1_000_000);
    expect(found.database.migrations).toBe(neededMigrations().length);
    expect(found.versions.node).toBe(process.version);
    expect(found.versions.postgres).toMatch(/^\d+\./);
  });

  const cases: [HealthWarning, () => Promise<unknown>][] = [
    ['worker_silent', () => prisma().workerBeat.deleteMany()],
    ['worker_silent', () => prisma().workerBeat.updateMany({ data: { seenAt: minutesAgo(4) } })],
    ['jobs_late', () => queueMailJob(`run_at = now() - interval '6 minutes'`)],
    ['jobs_given_up', () => queueMailJob('attempts = max_attempts')],
    ['feeds_late', () => makeFeed({ nextRunAt: minutesAgo(16) })],
    ['feeds_failing', () => makeFeed({ failingSince: minutesAgo(60), error: 'status 500' })],
    ['mails_late', () => makeMail({ createdAt: minutesAgo(16) })],
    ['mails_given_up', () => makeMail({ ...failed, givenUpAt: new Date(), props: undefined })],
    [
      'migrations_missing',
      () =>
        pool().query(`UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name LIKE '%beat'`),
    ],
  ];

  it.each(cases)('warns of %s', async (warning, make) => {
    await make();
    try {
      expect((await health()).warnings).toEqual([warning]);
    } finally {
      await pool().query('UPDATE _prisma_migrations SET finished_at = now() WHERE finished_at IS NULL');
      await pool().query('DELETE FROM graphile_worker._private_jobs');
    }
  });

  it('warns of a transaction that stays open', async () => {
    const other = await pool().connect();
    try {
      await other.query('BEGIN');
      await other.query('SELECT pg_sleep(1.1)');
      expect((await health()).database.longest_transaction_seconds).toBeGreaterThanOrEqual(1);
    } finally {
      await other.query('ROLLBACK');
      other.release();
    }
  });

  it('lists failing calendars, the longest first, with the reason', async () => {
    const later = await makeFeed({ failingSince: minutesAgo(5), error: 'too_slow' });
    const first = await makeFeed({ failingSince: minutesAgo(90), error: 'status 503' });
    const { longest_failing: rows } = (await health()).feeds;
    expect(rows.map(({ listing }) => listing)).toEqual(
      [first, later].map(({ id, slug }) => ({ id, slug, name: 'Duinzicht' })),
    );
    expect(rows[0]?.error).toBe(feedFaultText('status 503'));
  });

  it('counts the jobs of each kind by state', async () => {
    await queueMailJob(`run_at = now() + interval '1 hour'`);
    const { jobs } = await health();
    expect(jobs.tasks).toEqual([{ task: 'send-mail', waiting: 0, later: 1, running: 0, given_up: 0 }]);
    expect(jobs.oldest_due_at).toBeNull();
    await pool().query('DELETE FROM graphile_worker._private_jobs');
  });

  it('is for admins only', async () => {
    const landlord = await signedIn(await makeUser());
    expect((await landlord.get('/api/system-health')).status).toBe(403);
  });
});
