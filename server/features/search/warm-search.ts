import 'server-only';

import { log } from '@/server/log';
import { searchIndex } from '@/server/features/search/search-index';

/** Reads the index before the first visitor searches: at a million homes that takes some ten seconds. */
export async function warmSearch(): Promise<void> {
  const started = performance.now();
  try {
    const { size } = await searchIndex().current();
    log.info({ homes: size, ms: Math.round(performance.now() - started) }, 'search ready');
  } catch (error) {
    // The database is away: the first search after its return reads the index.
    log.warn({ err: error }, 'the search could not be read in advance');
  }
}
