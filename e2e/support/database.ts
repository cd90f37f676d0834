/**
 * The database under the site, for what a journey needs beforehand and no page can make: a confirmed account of its
 * own. `E2E_DATABASE_URL`, else that of a site which runs from `E2E_DATA_DIR`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { PRODUCT_ZONE } from '@/lib/dates/zone';
import { connected, databaseUrl } from '@/scripts/postgres/connection';

function address(): string {
  if (process.env.E2E_DATABASE_URL) return process.env.E2E_DATABASE_URL;
  const state = fs.readFileSync(path.join(process.env.E2E_DATA_DIR ?? '.data', 'postgres.json'), 'utf8');
  const { port, password }: { port: number; password: string } = JSON.parse(state);
  return databaseUrl(port, password);
}

/** The rows that a statement answers with; its `current_date` is the day at the coast, as on the site. */
export async function rowsOf<Row>(statement: string, values: readonly unknown[] = []): Promise<Row[]> {
  return connected(address(), async (client) => {
    await client.query(`SET TIME ZONE '${PRODUCT_ZONE}'`);
    return (await client.query(statement, [...values])).rows;
  });
}
