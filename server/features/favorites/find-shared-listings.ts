import 'server-only';

import type { ShownCard } from '@/lib/listings/shown-card';
import { findShownCards } from '@/server/features/search/cached-cards';
import { currentIndex } from '@/server/features/search/search-index';

/** The listings of a shared list that are public now, in its order. */
export async function findSharedListings(ids: readonly number[]): Promise<ShownCard[]> {
  // Cached cards are up to date once the search index has caught up.
  await currentIndex();
  return findShownCards(ids, null);
}
