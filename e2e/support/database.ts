/**
 * The site's database, for preconditions that no page can create, such as a confirmed account of the test's own.
 * `E2E_DATABASE_URL`, else the database of a site running from `E2E_DATA_DIR`.
 */
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { PRODUCT_ZONE } from '@/lib/dates/zone';
import { databaseUrl } from '@/scripts/postgres/connection';

function address(): string {
  if (process.env.E2E_DATABASE_URL) return process.env.E2E_DATABASE_URL;
  const state = fs.readFileSync(path.join(process.env.E2E_DATA_DIR ?? '.data', 'postgres.json'), 'utf8');
  const { port, password }: { port: number; password: string } = JSON.parse(state);
  return databaseUrl(port, password);
}

/** By URL: a test runs a dozen queries, and connecting costs as much as several of them. */
const pools = new Map<string, pg.Pool>();

function poolOf(connectionString: string): pg.Pool {
  const known = pools.get(connectionString);
  if (known) return known;
  const options = `-c TimeZone=${PRODUCT_ZONE}`;
  const pool = new pg.Pool({ connectionString, options, allowExitOnIdle: true });
  // When a database is shut down meanwhile (paid-site.ts), idle connections fail.
  pool.on('error', () => undefined);
  pools.set(connectionString, pool);
  return pool;
}

/** Runs a statement and returns its rows; `current_date` is the date in Belgium, as on the site. */
export async function rowsOf<Row>(statement: string, values: readonly unknown[] = []): Promise<Row[]> {
  return (await poolOf(address()).query(statement, [...values])).rows;
}
