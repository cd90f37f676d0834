/** Linked calendars of synthetic homes in a database: one per home, four homes per landlord. */
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { connected } from '@/scripts/postgres/connection';

const LISTINGS_OF_LANDLORD = 4;

/** Gives every four synthetic homes a landlord, and links each to a calendar on one of these ports. */
export async function linkFeeds(databaseUrl: string, ports: readonly number[]): Promise<void> {
  await connected(databaseUrl, async (client) => {
    await client.query('SET session_replication_role = replica');
    await client.query('DELETE FROM calendar_feeds');
    const { rows } = await client.query<{ id: number }>(
      `SELECT l.id FROM listings l JOIN users u ON u.id = l.user_id WHERE u.email LIKE 'synthetisch-%' ORDER BY l.id`,
    );
    const listings = rows.map(({ id }) => id);
    await client.query(
      `WITH landlord AS (
         INSERT INTO users (first_name, last_name, email, user_role_id, email_verified_at)
         SELECT 'Synthetische', 'Verhuurder', 'koppeling-' || n || '@bench.test', 1, now()
         FROM generate_series(0, $2::int - 1) AS n RETURNING id, split_part(split_part(email, '-', 2), '@', 1)::int AS n)
       UPDATE listings l SET user_id = landlord.id
       FROM unnest($1::int[]) WITH ORDINALITY AS home (id, at), landlord
       WHERE l.id = home.id AND landlord.n = (home.at - 1) / ${LISTINGS_OF_LANDLORD}`,
      [listings, Math.ceil(listings.length / LISTINGS_OF_LANDLORD)],
    );
    await client.query(
      `INSERT INTO calendar_feeds (listing_id, source, url, next_run_at, updated_at)
       SELECT home.id, 'airbnb', format('http://127.0.0.1:%s/kalender/%s', ($2::int[])[1 + home.at % $3], home.id),
         now() + interval '1 year', now()
       FROM unnest($1::int[]) WITH ORDINALITY AS home (id, at)`,
      [listings, ports, ports.length],
    );
    await client.query('VACUUM (ANALYZE) listings, calendar_feeds, users');
  });
}

/** Removes what was read: the next reading is each link's first. */
export async function forgetReadings(databaseUrl: string): Promise<void> {
  await connected(databaseUrl, async (client) => {
    await client.query('SET session_replication_role = replica');
    await client.query('DELETE FROM occupancies WHERE calendar_feed_id IS NOT NULL');
    await client.query(
      `UPDATE calendar_feeds SET etag = NULL, last_modified = NULL, content_hash = NULL, last_read_at = NULL,
         last_attempt_at = NULL, last_success_at = NULL`,
    );
    await client.query('VACUUM (ANALYZE) occupancies, calendar_feeds');
  });
}

const PATIENCE_MS = 900_000;
const POLL_MS = 250;

async function until(client: pg.Client, sql: string, values: unknown[]): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const { rows } = await client.query<{ done: boolean }>(`SELECT ${sql} AS done`, values);
    if (rows[0]?.done) return;
    if (Date.now() > end) throw new Error('The calendars were not read in a quarter of an hour');
    await setTimeout(POLL_MS);
  }
}

/** Makes this many links due, and waits until workers have read them and finished their jobs. */
export async function haveRead(databaseUrl: string, count: number): Promise<void> {
  await connected(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `UPDATE calendar_feeds SET next_run_at = now(), last_attempt_at = NULL, reading_until = NULL
       WHERE id IN (SELECT id FROM calendar_feeds ORDER BY id LIMIT $1) RETURNING id`,
      [count],
    );
    // Workers of older builds look for due links only when this job runs, which is otherwise once a minute.
    await client.query(`SELECT graphile_worker.add_job('enqueue-feeds')`);
    const ids = rows.map(({ id }) => id);
    await until(
      client,
      `NOT EXISTS (SELECT FROM calendar_feeds WHERE id = ANY ($1) AND (last_attempt_at IS NULL OR reading_until IS NOT NULL))`,
      [ids],
    );
    await until(
      client,
      `NOT EXISTS (SELECT FROM graphile_worker.jobs WHERE task_identifier IN ('enqueue-feeds', 'refresh-feed'))`,
      [],
    );
    const failed = await client.query(
      'SELECT error FROM calendar_feeds WHERE id = ANY ($1) AND error IS NOT NULL',
      [ids],
    );
    if (failed.rows.length > 0) throw new Error(`Calendars failed: ${JSON.stringify(failed.rows[0])}`);
  });
}
