import 'server-only';

import { log } from '@/server/log';
import { searchIndex } from '@/server/features/search/search-index';

/** Loads the index before the first visitor searches: for a million listings that takes about ten seconds. */
export async function warmSearch(): Promise<void> {
  const started = performance.now();
  try {
    const { size } = await searchIndex().current();
    log.info({ listings: size, ms: Math.round(performance.now() - started) }, 'search ready');
  } catch (error) {
    // The database is unreachable: the first search after it returns loads the index.
    log.warn({ err: error }, 'the search could not be read in advance');
  }
}
