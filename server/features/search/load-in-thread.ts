import 'server-only';

import type { Day } from '@/lib/dates/day';
import type { Position } from '@/server/changes/change-log';
import { connectionSettings } from '@/server/db';
import { ListingIndex } from '@/server/features/search/listing-index';
import type { IndexSizes } from '@/server/features/search/listing-index';
import type { LoadedParts } from '@/server/features/search/load-index';
import { askThread } from '@/server/threads';

/** The order for the thread (scripts/load-search-thread.ts). */
export interface LoadOrder {
  connection: ReturnType<typeof connectionSettings>;
  today: Day;
  sizes: IndexSizes;
}

/** An index and the database snapshot it was read from: later transactions are not in it. */
export interface LoadedIndex {
  index: ListingIndex;
  /** Its first night. */
  day: Day;
  position: Position;
}

/**
 * Reads all public listings and their stays in a thread with its own connection, while this one goes on answering; the
 * memory of the index is transferred without copying. The thread ends afterwards.
 *
 * @throws Error what the thread failed with
 */
export async function loadInThread(today: Day, sizes: IndexSizes): Promise<LoadedIndex> {
  const order: LoadOrder = { connection: connectionSettings(), today, sizes };
  const { shape, parts, position } = await askThread<LoadedParts>('load-search-thread', {
    workerData: order,
  });
  return { index: new ListingIndex(shape, parts), day: today, position };
}
