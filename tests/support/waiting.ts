/** Freezes a moment of a race: another connection keeps a lock until everyone who should wait for it does. */
import pg from 'pg';
import { expect } from 'vitest';
import { testDatabaseUrl } from '@/tests/support/database';

/** Runs `work` while another connection has executed `statement` in a transaction, which then ends. */
export async function whileHeld<T>(statement: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: testDatabaseUrl });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(statement);
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } finally {
    await client.end();
  }
}

/** Waits until this many connections to this database wait for a lock. */
export async function untilWaiting(client: pg.Client, count: number): Promise<void> {
  const waiting = async () => {
    // Within a transaction the server repeats its first answer unless the snapshot is cleared.
    await client.query('SELECT pg_stat_clear_snapshot()');
    const { rows } = await client.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows[0]?.n ?? 0;
  };
  await expect.poll(waiting, { timeout: 10_000, interval: 20 }).toBeGreaterThanOrEqual(count);
}
