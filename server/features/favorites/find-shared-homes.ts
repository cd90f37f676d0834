import 'server-only';

import type { ShownCard } from '@/lib/listings/shown-card';
import { findShownCards } from '@/server/features/search/kept-cards';
import { currentIndex } from '@/server/features/search/search-index';

/** The homes of a shared list that the public can see now, in its order. */
export async function findSharedHomes(ids: readonly number[]): Promise<ShownCard[]> {
  // Kept cards are true after a look of the search.
  await currentIndex();
  return findShownCards(ids, null);
}
