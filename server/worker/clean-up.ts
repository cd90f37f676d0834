import 'server-only';

import { log } from '@/server/log';
import { prunesInOrder } from '@/server/features/personal-data/table-rules';
import type { Prune } from '@/server/features/personal-data/table-rule';

/** Rows per statement, and statements per table in one run: the rest is left for an hour later. */
const BATCH = 5000;
const MOST_BATCHES = 100;

async function pruneInBatches(prune: Prune, now: Date, batch: number): Promise<void> {
  for (let round = 0; round < MOST_BATCHES; round += 1) if ((await prune(now, batch)) < batch) return;
}

/**
 * The hourly job 'clean-up': deletes what has expired (`server/features/personal-data/table-rules.ts`), and aggregates
 * what only matters in sum. If one table fails, the others are still pruned.
 */
export async function cleanUp(now = new Date(), batch = BATCH): Promise<void> {
  let failure: unknown;
  for (const { table, prune } of prunesInOrder) {
    try {
      await pruneInBatches(prune, now, batch);
    } catch (error) {
      log.error({ err: error, table }, 'a table could not be pruned');
      failure = error;
    }
  }
  if (failure) throw failure;
}
