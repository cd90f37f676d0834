import 'server-only';

import { feedFaultText } from '@/lib/calendar-feeds/faults';
import type { BookedSource } from '@/lib/listings/calendar-sources';
import type { SystemHealthDto } from '@/lib/system-health/contract';
import type { Actor } from '@/server/auth/actor';
import { sql } from '@/server/db';
import { env } from '@/server/env';
import { authorize } from '@/server/http/errors';
import { neededMigrations } from '@/server/front/health';
import { findWarnings } from '@/server/features/system-health/find-warnings';
import { maySeeSystemHealth } from '@/server/features/system-health/policy';

/** How many failing links are listed individually. */
const LINKS_NAMED = 20;

const tasksQuery = `
  SELECT task_identifier AS task,
    count(*) FILTER (WHERE locked_at IS NULL AND attempts < max_attempts AND run_at <= now())::int AS waiting,
    count(*) FILTER (WHERE locked_at IS NULL AND attempts < max_attempts AND run_at > now())::int AS later,
    count(*) FILTER (WHERE locked_at IS NOT NULL)::int AS running,
    count(*) FILTER (WHERE locked_at IS NULL AND attempts >= max_attempts)::int AS given_up,
    min(run_at) FILTER (WHERE locked_at IS NULL AND attempts < max_attempts AND run_at <= now()) AS due
  FROM graphile_worker.jobs GROUP BY task_identifier ORDER BY task_identifier`;

interface TaskRow {
  task: string;
  waiting: number;
  later: number;
  running: number;
  given_up: number;
  due: Date | null;
}

const workerQuery = 'SELECT seen_at AS seen FROM worker_beats';

async function readJobs(): Promise<SystemHealthDto['jobs']> {
  const [tasks, [worker]] = await Promise.all([
    sql<TaskRow>('health-tasks', tasksQuery, []),
    sql<{ seen: Date | null }>('health-worker', workerQuery, []),
  ]);
  const due = tasks.flatMap((task) => task.due ?? []);
  return {
    worker_seen_at: isoOrNull(worker?.seen),
    oldest_due_at: isoOrNull(due.sort((a, b) => a.getTime() - b.getTime())[0]),
    tasks: tasks.map(({ due: _, ...task }) => task),
  };
}

const feedCountQuery = `
  SELECT count(*)::int AS total, count(failing_since)::int AS failing,
    count(*) FILTER (WHERE next_run_at < now() - interval '15 minutes')::int AS late
  FROM calendar_feeds`;

const failingQuery = `
  SELECT l.id, l.slug, coalesce(l.name_holiday_home, l.slug) AS name, f.source::text AS source, f.name AS calendar,
    f.failing_since AS since, coalesce(f.error, '') AS error
  FROM calendar_feeds f JOIN listings l ON l.id = f.listing_id
  WHERE f.failing_since IS NOT NULL ORDER BY f.failing_since, f.id LIMIT $1`;

interface FailingRow {
  id: number;
  slug: string;
  name: string;
  source: BookedSource;
  calendar: string | null;
  since: Date;
  error: string;
}

async function readFeeds(): Promise<SystemHealthDto['feeds']> {
  const [[counts], failing] = await Promise.all([
    sql<{ total: number; failing: number; late: number }>('health-feeds', feedCountQuery, []),
    sql<FailingRow>('health-failing-feeds', failingQuery, [LINKS_NAMED]),
  ]);
  return {
    ...(counts ?? { total: 0, failing: 0, late: 0 }),
    longest_failing: failing.map(({ id, slug, name, source, calendar, since, error }) => ({
      listing: { id, slug, name },
      source,
      name: calendar,
      failing_since: since.toISOString(),
      error: feedFaultText(error),
    })),
  };
}

const mailQuery = `
  SELECT count(*) FILTER (WHERE sent_at IS NULL AND given_up_at IS NULL AND failed_at IS NULL)::int AS waiting,
    count(*) FILTER (WHERE sent_at IS NULL AND given_up_at IS NULL AND failed_at IS NOT NULL)::int AS failed,
    count(given_up_at)::int AS given_up, count(bounced_at)::int AS bounced,
    min(created_at) FILTER (WHERE sent_at IS NULL AND given_up_at IS NULL AND failed_at IS NULL) AS oldest,
    count(*) FILTER (WHERE sent_at > now() - interval '1 day')::int AS sent
  FROM outgoing_mails`;

async function readMail(): Promise<SystemHealthDto['mail']> {
  const [row] = await sql<Omit<SystemHealthDto['mail'], 'oldest_waiting_at'> & { oldest: Date | null }>(
    'health-mail',
    mailQuery,
    [],
  );
  const { oldest = null, ...counts } = row ?? { waiting: 0, failed: 0, given_up: 0, bounced: 0, sent: 0 };
  return { ...counts, oldest_waiting_at: isoOrNull(oldest) };
}

const databaseQuery = `
  SELECT pg_database_size(current_database())::float8 AS size, current_setting('server_version') AS version,
    current_setting('max_connections')::int AS most,
    (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS connections,
    (SELECT coalesce(max(extract(epoch FROM now() - xact_start)), 0)::int FROM pg_stat_activity
      WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()) AS longest,
    (SELECT array_agg(migration_name) FROM _prisma_migrations WHERE finished_at IS NOT NULL) AS migrations`;

interface DatabaseRow {
  size: number;
  version: string;
  most: number;
  connections: number;
  longest: number;
  migrations: string[] | null;
}

async function readDatabase() {
  const [row] = await sql<DatabaseRow>('health-database', databaseQuery, []);
  if (!row) throw new Error('The database told nothing of itself');
  const applied = new Set(row.migrations);
  return {
    version: row.version,
    database: {
      size_bytes: row.size,
      connections: row.connections,
      max_connections: row.most,
      migrations: applied.size,
      migrations_missing: neededMigrations().filter((name) => !applied.has(name)).length,
      longest_transaction_seconds: row.longest,
    },
  };
}

const areasQuery = `
  SELECT count(*)::int AS unreadable FROM short_stay_areas WHERE state IN ('kept', 'unreadable')`;

async function readAreas(): Promise<SystemHealthDto['areas']> {
  const [row] = await sql<SystemHealthDto['areas']>('health-areas', areasQuery, []);
  return row ?? { unreadable: 0 };
}

const isoOrNull = (moment: Date | null | undefined) => moment?.toISOString() ?? null;

/**
 * GET /api/system-health, for admins: jobs, linked calendars, mail, database and versions, and warnings about them.
 * @throws DomainError forbidden
 */
export async function getSystemHealth({ actor }: { actor: Actor }): Promise<{ data: SystemHealthDto }> {
  authorize(maySeeSystemHealth(actor));
  const [jobs, feeds, mail, { version, database }, areas] = await Promise.all([
    readJobs(),
    readFeeds(),
    readMail(),
    readDatabase(),
    readAreas(),
  ]);
  const health = {
    checked_at: new Date().toISOString(),
    ...{ jobs, feeds, mail, database, areas },
    versions: { build: env.BUILD_ID ?? null, node: process.version, postgres: version },
  };
  return { data: { ...health, warnings: findWarnings(health) } };
}
