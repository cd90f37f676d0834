/** The run's own database: its ids, triggers and rows affect no other test. Import it before anything else. */
import { afterAll } from 'vitest';
import { connected, withDatabase } from '@/scripts/postgres/connection';
import { testDatabaseUrl } from '@/tests/support/database';

const nameOf = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1));
export const fuzzUrl = withDatabase(testDatabaseUrl, `${nameOf(testDatabaseUrl)}_fuzz`);

async function inServer(statements: readonly string[]): Promise<void> {
  await connected(withDatabase(testDatabaseUrl, 'postgres'), async (client) => {
    for (const statement of statements) await client.query(statement);
  });
}

const drop = `DROP DATABASE IF EXISTS "${nameOf(fuzzUrl)}" WITH (FORCE)`;
// Named after the template and the number of the worker (own-database.ts).
const template = nameOf(testDatabaseUrl).replace(/_[^_]*$/, '');
await inServer([drop, `CREATE DATABASE "${nameOf(fuzzUrl)}" TEMPLATE "${template}" STRATEGY FILE_COPY`]);
process.env.DATABASE_URL = fuzzUrl;

afterAll(() => inServer([drop]));
