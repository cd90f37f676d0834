import 'server-only';

import { keptValues } from '@/server/kept-values/kept-values';
import { searchIndex } from '@/server/search/search-index';

/** How many homes the public can see, exactly: kept for a day, or until one of them changes. */
export async function countListings(): Promise<{ count: number }> {
  const index = await searchIndex().current();
  const { version } = searchIndex();
  const count = await keptValues().get(
    'listings_count',
    { seconds: 86_400, version },
    async () => index.size,
  );
  return { count };
}
