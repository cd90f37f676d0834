/**
 * What a process of tests keeps from file to file: that its database is there, and a connection that empties it, for
 * which the server has planned once how.
 */
import pg from 'pg';
import { inject } from 'vitest';
import { connected, withDatabase } from '@/scripts/postgres/connection';
import { copyDatabase } from '@/scripts/testing/copy-database';

const templateUrl = inject('templateUrl');
const template = decodeURIComponent(new URL(templateUrl).pathname.slice(1));
/** A worker has one database, whichever of its processes uses it. */
export const databaseName = `${template}_${process.env.VITEST_POOL_ID ?? '1'}`;
/** Address of this worker's database. */
export const testDatabaseUrl = withDatabase(templateUrl, databaseName);

/** Address of it for connections that a test finds again by their name. */
export function namedDatabaseUrl(applicationName: string): string {
  const url = new URL(testDatabaseUrl);
  url.searchParams.set('application_name', applicationName);
  return url.href;
}

/** A copy of the migrated template. */
async function makeDatabase(): Promise<void> {
  const { rowCount } = await connected(withDatabase(templateUrl, 'postgres'), (client) =>
    client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName]),
  );
  if (!rowCount) await copyDatabase(templateUrl, databaseName);
}

await makeDatabase();

/**
 * As a replica the server skips foreign keys and triggers: every table goes, so the order does not matter. Said of the
 * connection, since a change of it lets the server forget how it does what it has done before.
 */
const pool = new pg.Pool({
  connectionString: testDatabaseUrl,
  options: '-c session_replication_role=replica',
  max: 1,
  idleTimeoutMillis: 0,
  allowExitOnIdle: true,
});

/** The tables that tests fill. The job queue's own are among them; what the migrations filled is not. */
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

/** One statement, which the connection keeps prepared: quicker than TRUNCATE of every table. */
async function emptyingStatement(): Promise<string> {
  const tables = await ownTables();
  const steps = tables.map((table, index) => `emptied_${index} AS (DELETE FROM ${table})`);
  // What the search holds and what pages are kept has to be looked at again.
  return `WITH ${steps.join(', ')} INSERT INTO changes (kind) VALUES ('everything')`;
}

/** Empties every table that tests fill. Ids go on counting. */
export async function truncateAll(): Promise<void> {
  emptyAll ??= await emptyingStatement();
  await pool.query({ name: 'empty-all', text: emptyAll });
}
