import 'server-only';

import type { ClientBase } from 'pg';
import { dayNumber } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { currentPosition } from '@/server/changes/change-log';
import type { Position } from '@/server/changes/change-log';
import { isOnline } from '@/server/features/listings/conditions';
import { HomeIndex, shapeFor } from '@/server/features/search/home-index';
import type { IndexParts, IndexShape, IndexSizes } from '@/server/features/search/home-index';
import {
  streamHomes,
  streamLabels,
  streamOccupied,
  streamSeasons,
} from '@/server/features/search/read-homes';

/** An index taken apart, and what the database looked like when it was read. */
export interface LoadedParts {
  shape: IndexShape;
  parts: IndexParts;
  position: Position;
}

/**
 * Reads every home that the public can see, their stays and seasons, in one snapshot of the database: at a million homes many
 * seconds of work for a thread that has nothing else to do (load-apart.ts).
 *
 * @param client in no transaction; after an error it is of no more use
 */
export async function loadIndex(client: ClientBase, today: Day, sizes: IndexSizes): Promise<LoadedParts> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const position = await currentPosition(async (question) => (await client.query(question)).rows);
  const { rows } = await client.query<{ homes: number }>(
    `SELECT count(*)::int AS homes FROM listings l WHERE ${isOnline('l')}`,
  );
  const index = new HomeIndex(shapeFor(rows[0]?.homes ?? 0, today, sizes));
  await streamHomes(client, (home) => index.load(home));
  index.arrange();
  await streamOccupied(client, dayNumber(today), (stay) => index.occupy(stay));
  await streamSeasons(client, dayNumber(today), (season) => index.addSeason(season));
  await streamLabels(client, (label) => index.label(label));
  await client.query('COMMIT');
  return { shape: index.shape, parts: index.parts, position };
}

/** All memory in what is made of lists, maps and plain objects: what a message hands over instead of copying it. */
export function memoryOf(parts: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(parts)) return parts.buffer instanceof ArrayBuffer ? [parts.buffer] : [];
  if (typeof parts !== 'object' || parts === null) return [];
  return (parts instanceof Map ? [...parts.values()] : Object.values(parts)).flatMap(memoryOf);
}
