import 'server-only';

import { searchIndex } from '@/server/search/search-index';

/** GET /api/listings/count: how many homes the public can see, exactly. The index knows it without counting. */
export async function countListings(): Promise<{ count: number }> {
  const index = await searchIndex().current();
  return { count: index.size };
}
