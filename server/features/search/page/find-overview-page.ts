import 'server-only';

import { todayIn } from '@/lib/dates/day';
import type { CityId } from '@/lib/listings/cities';
import type { FoundCards } from '@/lib/search/overview-model';
import type { OverviewClusters } from '@/lib/map/views';
import { readFilters, townPageOf } from '@/lib/search/filters';
import type { RawQuery } from '@/lib/search/filters';
import type { SearchFilters } from '@/lib/search/parameters';
import type { TownFacts } from '@/lib/towns/facts';
import { requestContext } from '@/server/http/request-context';
import { findOverview } from '@/server/features/map/find-overview';
import { lookUp } from '@/server/features/search/look-up';
import type { Lookup } from '@/server/features/search/look-up';
import { findCards } from '@/server/features/search/search-listings';
import { findTownFacts } from '@/server/features/towns/find-town-facts';

export interface OverviewPage {
  found: FoundCards;
  overview: OverviewClusters;
  /** Totals over all public listings, whatever the search. Sorting by rating is pointless if none has one. */
  offer: { count: number; hasRatings: boolean };
  /** On the first page of one town. */
  town: { id: CityId; facts: TownFacts } | null;
}

/**
 * The search that the overview being rendered should run: the front has already parsed it from the address.
 * @param query fallback for pages rendered without the front
 */
export const askedSearch = (query: RawQuery): SearchFilters =>
  requestContext()?.search ?? readFilters(query).filters;

async function findTown(filters: SearchFilters, { index }: Lookup): Promise<OverviewPage['town']> {
  const id = townPageOf(filters);
  return id === null ? null : { id, facts: await findTownFacts(id, index, todayIn()) };
}

/**
 * Everything the listing overview shows, as of the last commit: one check for changes serves every part, and the
 * matching listings are computed once.
 */
export async function findOverviewPage(filters: SearchFilters): Promise<OverviewPage> {
  const lookup = await lookUp(filters);
  const listings = lookup.index.fitting(filters, { today: todayIn(), only: lookup.only });
  const [found, overview, town] = await Promise.all([
    findCards(filters, lookup, listings),
    findOverview(filters, lookup, listings),
    findTown(filters, lookup),
  ]);
  const { size, hasRatings } = lookup.index;
  return { found, overview, offer: { count: size, hasRatings }, town };
}
