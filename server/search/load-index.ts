import 'server-only';

import type { PoolClient } from 'pg';
import { dayNumber } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { currentPosition } from '@/server/changes/change-log';
import type { Position } from '@/server/changes/change-log';
import { pool } from '@/server/db';
import { isOnline } from '@/server/listings/conditions';
import { HomeIndex } from '@/server/search/home-index';
import type { IndexSizes } from '@/server/search/home-index';
import { streamHomes, streamLabels, streamOccupied } from '@/server/search/read-homes';

/** An index and what the database looked like when it was read: later transactions are not in it. */
export interface LoadedIndex {
  index: HomeIndex;
  /** Its first night. */
  day: Day;
  position: Position;
}

/** Reads every home that the public can see, and their stays, in one snapshot of the database. */
export async function loadIndex(today: Day, sizes?: IndexSizes): Promise<LoadedIndex> {
  const client = await pool().connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const loaded = await readAll(client, today, sizes);
    await client.query('COMMIT');
    client.release();
    return loaded;
  } catch (error) {
    // Its transaction ends with the connection.
    client.release(true);
    throw error;
  }
}

async function readAll(client: PoolClient, today: Day, sizes?: IndexSizes): Promise<LoadedIndex> {
  const position = await currentPosition(async (question) => (await client.query(question)).rows);
  const { rows } = await client.query<{ homes: number }>(
    `SELECT count(*)::int AS homes FROM listings l WHERE ${isOnline('l')}`,
  );
  const index = new HomeIndex(rows[0]?.homes ?? 0, today, sizes);
  await streamHomes(client, (home) => index.load(home));
  index.arrange();
  await streamOccupied(client, dayNumber(today), (stay) => index.occupy(stay));
  await streamLabels(client, (label) => index.label(label));
  return { index, day: today, position };
}
