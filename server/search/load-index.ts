import 'server-only';

import type { PoolClient } from 'pg';
import { dayNumber } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { pool } from '@/server/db';
import { HomeIndex } from '@/server/search/home-index';
import { streamHomes, streamLabels, streamOccupied } from '@/server/search/read-homes';

/** An index and what the database looked like when it was read: later transactions are not in it. */
export interface LoadedIndex {
  index: HomeIndex;
  /** A `pg_snapshot`. */
  snapshot: string;
  /** Id of the last row of the log that was seen; 0 for none. */
  lastChange: string;
}

/** Reads every home that the public can see, and their stays, in one snapshot of the database. */
export async function loadIndex(today: Day): Promise<LoadedIndex> {
  const client = await pool().connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const loaded = await readAll(client, today);
    await client.query('COMMIT');
    client.release();
    return loaded;
  } catch (error) {
    // Its transaction ends with the connection.
    client.release(true);
    throw error;
  }
}

async function readAll(client: PoolClient, today: Day): Promise<LoadedIndex> {
  const { rows } = await client.query<{ snapshot: string; last: string; homes: string }>(`
    SELECT pg_current_snapshot()::text AS snapshot,
      coalesce((SELECT max(id) FROM search_changes), 0)::text AS last,
      (SELECT count(*) FROM listings WHERE approved_at IS NOT NULL AND disabled_at IS NULL)::text AS homes`);
  const [{ snapshot, last, homes } = { snapshot: '', last: '0', homes: '0' }] = rows;
  const index = new HomeIndex(Number(homes), today);
  await streamHomes(client, (home) => index.load(home));
  index.arrange();
  await streamOccupied(client, dayNumber(today), (stay) => index.occupy(stay));
  await streamLabels(client, (label) => index.label(label));
  return { index, snapshot, lastChange: last };
}
