import 'server-only';

import { todayIn } from '@/lib/dates/day';
import { isUnfiltered, without } from '@/lib/search/filters';
import type { SearchFilters } from '@/lib/search/parameters';
import { reply } from '@/server/http/reply';
import { cachedValues } from '@/server/cached-values/cached-values';
import { lookUp } from '@/server/features/search/look-up';
import { currentIndex, searchIndex } from '@/server/features/search/search-index';

/** The exact number of public listings: cached for a day, or until one of them changes. */
export async function countListings(): Promise<{ count: number }> {
  const index = await currentIndex();
  const { version } = searchIndex();
  const count = await cachedValues().get(
    'listings_count',
    { seconds: 86_400, version },
    async () => index.size,
  );
  return { count };
}

/**
 * GET /api/listings/count: the exact number of matching listings; without filters the cached number, which clients may
 * cache too.
 */
export async function countFound({ query: filters }: { query: SearchFilters }) {
  if (isUnfiltered(without(filters, 'sort_by'))) return countListings();
  const { index, only } = await lookUp(filters);
  const count = index.count(filters, { today: todayIn(), only });
  return reply({ count }, { headers: { 'cache-control': 'no-store' } });
}
