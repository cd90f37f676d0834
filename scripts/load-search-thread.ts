/** The thread that loads all listings for the search index (server/features/search/load-in-thread.ts). */
import { parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';
import type { LoadOrder } from '@/server/features/search/load-in-thread';
import { loadIndex, memoryOf } from '@/server/features/search/load-index';
import type { LoadedParts } from '@/server/features/search/load-index';

async function load({ connection, today, sizes }: LoadOrder): Promise<LoadedParts> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await loadIndex(client, today, sizes);
  } finally {
    await client.end();
  }
}

const loaded = await load(workerData);
parentPort?.postMessage(loaded, memoryOf(loaded));
