import 'server-only';

import { log } from '@/server/log';
import { prunesInOrder } from '@/server/features/personal-data/table-rules';
import type { Prune } from '@/server/features/personal-data/table-rule';

/** Rows of one statement, and statements of one run for each table: what is left goes an hour later. */
const BATCH = 5000;
const MOST_BATCHES = 100;

async function pruneInBatches(prune: Prune, now: Date, batch: number): Promise<void> {
  for (let round = 0; round < MOST_BATCHES; round += 1) if ((await prune(now, batch)) < batch) return;
}

/**
 * The hourly job 'clean-up': removes what is kept no longer (`server/features/personal-data/table-rules.ts`), and sums
 * what only its sum matters of. A table that cannot be pruned keeps no other from it.
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
