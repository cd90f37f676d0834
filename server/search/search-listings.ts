import 'server-only';

import { toPage } from '@/lib/api/envelope';
import { todayIn } from '@/lib/dates/day';
import { pageOfFilters, stayOf, without, writeFilters } from '@/lib/search/filters';
import type { SearchAnswer } from '@/lib/search/contract';
import { MAX_RESULTS, PER_PAGE } from '@/lib/search/parameters';
import type { SearchFilters } from '@/lib/search/parameters';
import { findByLicence } from '@/server/search/find-by-licence';
import { readCards } from '@/server/search/read-cards';
import { searchIndex } from '@/server/search/search-index';

const PATH = '/api/listings';

/**
 * GET /api/listings: the homes that the public can see and that fit, a page at a time. The total is exact up to
 * 10,000; above it says 10,000 with `total_relation` 'gte'. A page past the last is empty.
 */
export async function searchListings(filters: SearchFilters): Promise<SearchAnswer> {
  const page = pageOfFilters(filters);
  const skip = (page - 1) * PER_PAGE;
  const only = await findByLicence(filters);
  const index = await searchIndex().current();
  // The last page that exists ends with the last result that counts.
  const take = Math.min(PER_PAGE, MAX_RESULTS - skip);
  const { total, ids } = index.find(filters, { today: todayIn(), skip, take, only });
  const isExact = total <= MAX_RESULTS;
  return toPage({
    items: await readCards(ids, stayOf(filters)),
    page,
    perPage: PER_PAGE,
    total: isExact ? total : MAX_RESULTS,
    totalRelation: isExact ? 'eq' : 'gte',
    path: PATH,
    query: writeFilters(without(filters, 'page')),
  });
}
