import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type { Page } from '@/lib/api/envelope';
import { todayIn } from '@/lib/dates/day';
import { askedStays } from '@/lib/search/asked-stays';
import { filtersToQuery, pageOfFilters, partyOf, without, writeFilters } from '@/lib/search/filters';
import type { SearchAnswer } from '@/lib/search/contract';
import type { FoundCards } from '@/lib/search/overview-model';
import { MAX_RESULTS, PER_PAGE } from '@/lib/search/parameters';
import type { SearchFilters } from '@/lib/search/parameters';
import type { Bits } from '@/server/features/search/bits';
import type { AskedStays } from '@/server/features/search/found-stays';
import { findCardJson, findSentCards } from '@/server/features/search/cached-cards';
import { lookUp } from '@/server/features/search/look-up';
import type { Lookup } from '@/server/features/search/look-up';
import { suggest } from '@/server/features/search/suggest';

const PATH = '/api/listings';

type FoundPage = Page<string> & { meta: Pick<SearchAnswer['meta'], 'suggestions'> };

/**
 * GET /api/listings: the public listings that match, a page at a time. The total is exact up to 10,000; above that it
 * is 10,000 with `total_relation` 'gte'. A page past the last is empty; when nothing matches, `meta.suggestions` says
 * what would. Each listing is a `ListingCard` as JSON.
 */
export async function searchListings(filters: SearchFilters): Promise<FoundPage> {
  const { ids, asked, suggestions, ...found } = search(filters, await lookUp(filters));
  const { meta, ...page } = toPage({
    items: await findCardJson(ids, asked),
    ...found,
    perPage: PER_PAGE,
    path: PATH,
    query: writeFilters(without(filters, 'page')),
  });
  return { ...page, meta: { ...meta, ...(suggestions && { suggestions }) } };
}

/** The same for the overview, whose cards are smaller, given the listings already found to match. */
export async function findCards(filters: SearchFilters, lookup: Lookup, listings: Bits): Promise<FoundCards> {
  const { ids, asked, total, ...found } = search(filters, lookup, listings);
  const cards = await findSentCards(ids, asked);
  return { cards, lastPage: Math.max(1, Math.ceil(total / PER_PAGE)), total, ...found };
}

/** The listings on one page of a search, and the stay that was asked for. */
function search(filters: SearchFilters, lookup: Lookup, listings?: Bits) {
  const { index, only } = lookup;
  const page = pageOfFilters(filters);
  const skip = (page - 1) * PER_PAGE;
  // The last page ends with the last result that counts.
  const take = Math.min(PER_PAGE, MAX_RESULTS - skip);
  const today = todayIn();
  const { total, ids } = listings
    ? index.pick(listings, filters, { today, skip, take })
    : index.find(filters, { today, skip, take, only });
  const stays = askedStays(filters);
  const asked: AskedStays | null =
    stays.length > 0 ? { stays, party: partyOf(filters), query: filtersToQuery(filters), today } : null;
  const isExact = total <= MAX_RESULTS;
  return {
    ids,
    asked,
    page,
    total: isExact ? total : MAX_RESULTS,
    totalRelation: isExact ? ('eq' as const) : ('gte' as const),
    ...(total === 0 && { suggestions: suggest(filters, lookup, today) }),
  };
}
