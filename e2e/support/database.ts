/**
 * The database under the site, for what a journey needs beforehand and no page can make: a confirmed account of its
 * own. `E2E_DATABASE_URL`, else that of a site which runs from `E2E_DATA_DIR`.
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

/** By address: a journey asks a dozen things, and a connection costs as much as several. */
const pools = new Map<string, pg.Pool>();

function poolOf(connectionString: string): pg.Pool {
  const known = pools.get(connectionString);
  if (known) return known;
  const options = `-c TimeZone=${PRODUCT_ZONE}`;
  const pool = new pg.Pool({ connectionString, options, allowExitOnIdle: true });
  // A database that goes away meanwhile (paid-site.ts) takes idle connections along.
  pool.on('error', () => undefined);
  pools.set(connectionString, pool);
  return pool;
}

/** The rows that a statement answers with; its `current_date` is the day at the coast, as on the site. */
export async function rowsOf<Row>(statement: string, values: readonly unknown[] = []): Promise<Row[]> {
  return (await poolOf(address()).query(statement, [...values])).rows;
}
