/**
 * One PostgreSQL for the whole run and a template with all migrations applied, from which every test worker gets its
 * own database (`tests/support/database.ts`).
 *
 * `TEST_POSTGRES_URL` names a running server; otherwise one is started in a temporary folder and discarded afterwards.
 * Nothing waits for the disk, and no other database is touched.
 */
import type { TestProject } from 'vitest/node';
import { bundle } from '@/scripts/bundle.mjs';
import { partNames } from '@/scripts/launch/build';
import { connected, withDatabase } from '@/scripts/postgres/connection';
import { applyMigrations } from '@/scripts/postgres/migrations';
import { startThrowawayPostgres } from '@/scripts/postgres/throwaway';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL of the server, with the template as its database. */
    templateUrl: string;
    /** Tables that migrations fill: they keep their rows. */
    referenceTables: string[];
  }
}

async function filledTables(url: string): Promise<string[]> {
  return connected(url, async (client) => {
    const { rows } = await client.query<{ table: string }>(
      `SELECT tablename AS table FROM pg_tables WHERE schemaname = 'public'
       AND (xpath('/row/n/text()', query_to_xml(format('SELECT count(*) AS n FROM %I', tablename), false, true, '')))[1]::text <> '0'`,
    );
    return rows.map((row) => row.table);
  });
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The server's threads and processes run from their bundles, as in a build.
  await bundle(partNames());
  const given = process.env.TEST_POSTGRES_URL;
  const own = given ? undefined : await startThrowawayPostgres();
  const url = given ?? own?.url ?? '';
  // Shared with the other vitest project of the same run.
  process.env.TEST_POSTGRES_URL = url;
  // Keeps two runs on one server apart.
  const templateUrl = withDatabase(url, `kust_test_${process.pid}`);
  await applyMigrations(templateUrl);
  project.provide('templateUrl', templateUrl);
  project.provide('referenceTables', await filledTables(templateUrl));
  return async () => own?.stop();
}
