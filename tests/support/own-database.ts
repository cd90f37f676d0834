/**
 * What a test process keeps from file to file: that its database exists, and a connection that empties it, on which the
 * server has planned the statement once.
 */
import pg from 'pg';
import { inject } from 'vitest';
import { connected, withDatabase } from '@/scripts/postgres/connection';
import { copyDatabase } from '@/scripts/testing/copy-database';

const templateUrl = inject('templateUrl');
const template = decodeURIComponent(new URL(templateUrl).pathname.slice(1));
/** A worker has one database, whichever of its processes uses it. */
export const databaseName = `${template}_${process.env.VITEST_POOL_ID ?? '1'}`;
/** The URL of this worker's database. */
export const testDatabaseUrl = withDatabase(templateUrl, databaseName);

/** The URL for connections that a test identifies by their application name. */
export function namedDatabaseUrl(applicationName: string): string {
  const url = new URL(testDatabaseUrl);
  url.searchParams.set('application_name', applicationName);
  return url.href;
}

/** Creates a copy of the migrated template. */
async function makeDatabase(): Promise<void> {
  const { rowCount } = await connected(withDatabase(templateUrl, 'postgres'), (client) =>
    client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName]),
  );
  if (!rowCount) await copyDatabase(templateUrl, databaseName);
}

await makeDatabase();

/**
 * As a replica the server skips foreign keys and triggers: every table is emptied, so the order does not matter. Set
 * when connecting, since changing it later invalidates the server's cached plans.
 */
const pool = new pg.Pool({
  connectionString: testDatabaseUrl,
  options: '-c session_replication_role=replica',
  max: 1,
  idleTimeoutMillis: 0,
  allowExitOnIdle: true,
});

/** The tables that tests fill, including the job queue's own; those filled by migrations are excluded. */
async function ownTables(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE (schemaname = 'public' AND tablename <> '_prisma_migrations' AND tablename <> ALL ($1::text[]))
        OR (schemaname = 'graphile_worker' AND tablename IN ('_private_jobs', '_private_job_queues'))`,
    [inject('referenceTables')],
  );
  return rows.map((row) => row.name);
}

let emptyAll: string | undefined;

/** A single statement, which the connection keeps prepared: faster than truncating every table. */
async function emptyingStatement(): Promise<string> {
  const tables = await ownTables();
  const steps = tables.map((table, index) => `emptied_${index} AS (DELETE FROM ${table})`);
  // Makes the search index and the page cache check everything again.
  return `WITH ${steps.join(', ')} INSERT INTO changes (kind) VALUES ('everything')`;
}

/** Empties every table that tests fill. Sequences continue. */
export async function truncateAll(): Promise<void> {
  emptyAll ??= await emptyingStatement();
  await pool.query({ name: 'empty-all', text: emptyAll });
}
