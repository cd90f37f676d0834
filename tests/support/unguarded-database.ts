/**
 * A separate database in which nothing keeps two stays apart: without the exclusion constraint, and with calendars that
 * claim to be held but are not locked, where each write takes a moment. Import it before anything reads the settings.
 */
import { afterAll } from 'vitest';
import { connected, withDatabase } from '@/scripts/postgres/connection';
import { testDatabaseUrl } from '@/tests/support/database';

const nameOf = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1));
const unguardedUrl = withDatabase(testDatabaseUrl, `${nameOf(testDatabaseUrl)}_unguarded`);

async function inServer(statements: readonly string[]): Promise<void> {
  await connected(withDatabase(testDatabaseUrl, 'postgres'), async (client) => {
    for (const statement of statements) await client.query(statement);
  });
}

const drop = `DROP DATABASE IF EXISTS "${nameOf(unguardedUrl)}" WITH (FORCE)`;
// Named after the template and the number of the worker (database.ts).
const template = nameOf(testDatabaseUrl).replace(/_[^_]*$/, '');
await inServer([drop, `CREATE DATABASE "${nameOf(unguardedUrl)}" TEMPLATE "${template}" STRATEGY FILE_COPY`]);
await connected(unguardedUrl, async (client) => {
  await client.query('ALTER TABLE occupancies DROP CONSTRAINT occupancies_no_overlap');
  await client.query(`
    CREATE OR REPLACE FUNCTION hold_calendars(ids int[]) RETURNS int[] LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM set_config('kust.held_calendars', (held_calendars() || ids)::text, true);
      RETURN ids;
    END $$;
    CREATE OR REPLACE FUNCTION hold_calendar_or_leave(wanted int) RETURNS int[] LANGUAGE sql AS $$
      SELECT hold_calendars(ARRAY[wanted])
    $$`);
  // Two concurrent writers only collide while one of them has written but not committed, so that takes a moment here.
  await client.query(`
    CREATE FUNCTION linger() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_sleep(0.02);
      RETURN NULL;
    END $$;
    CREATE TRIGGER linger AFTER INSERT ON occupancies FOR EACH STATEMENT EXECUTE FUNCTION linger()`);
});
process.env.DATABASE_URL = unguardedUrl;

afterAll(() => inServer([drop]));
