import 'server-only';

import type { ClientBase } from 'pg';
import { dayNumber } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { currentPosition } from '@/server/changes/change-log';
import type { Position } from '@/server/changes/change-log';
import { isOnline } from '@/server/features/listings/conditions';
import { ListingIndex, shapeFor } from '@/server/features/search/listing-index';
import type { IndexParts, IndexShape, IndexSizes } from '@/server/features/search/listing-index';
import {
  streamListings,
  streamLabels,
  streamOccupied,
  streamPriceTerms,
  streamSeasons,
} from '@/server/features/search/read-listings';

/** An index in parts, and the database snapshot it was read from. */
export interface LoadedParts {
  shape: IndexShape;
  parts: IndexParts;
  position: Position;
}

/**
 * Reads all public listings, with their stays and seasons, in one database snapshot: for a million listings many
 * seconds of work for a dedicated thread (load-in-thread.ts).
 *
 * @param client not in a transaction; unusable after an error
 */
export async function loadIndex(client: ClientBase, today: Day, sizes: IndexSizes): Promise<LoadedParts> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const position = await currentPosition(async (question) => (await client.query(question)).rows);
  const { rows } = await client.query<{ listings: number }>(
    `SELECT count(*)::int AS listings FROM listings l WHERE ${isOnline('l')}`,
  );
  const index = new ListingIndex(shapeFor(rows[0]?.listings ?? 0, today, sizes));
  await streamListings(client, (listing) => index.load(listing));
  index.arrange();
  await streamOccupied(client, dayNumber(today), (stay) => index.occupy(stay));
  await streamSeasons(client, dayNumber(today), (season) => index.addSeason(season));
  await streamPriceTerms(client, dayNumber(today), (term) => index.addPriceTerm(term));
  await streamLabels(client, (label) => index.label(label));
  await client.query('COMMIT');
  return { shape: index.shape, parts: index.parts, position };
}

/** All buffers within arrays, maps and plain objects: what a message transfers instead of copying. */
export function memoryOf(parts: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(parts)) return parts.buffer instanceof ArrayBuffer ? [parts.buffer] : [];
  if (typeof parts !== 'object' || parts === null) return [];
  return (parts instanceof Map ? [...parts.values()] : Object.values(parts)).flatMap(memoryOf);
}
