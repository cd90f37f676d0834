import 'server-only';

import { todayIn } from '@/lib/dates/day';
import type { FoundCards } from '@/lib/search/overview-model';
import type { OverviewClusters } from '@/lib/map/views';
import { readFilters } from '@/lib/search/filters';
import type { RawQuery } from '@/lib/search/filters';
import type { SearchFilters } from '@/lib/search/parameters';
import { requestContext } from '@/server/http/request-context';
import { findOverview } from '@/server/features/map/find-overview';
import { lookUp } from '@/server/features/search/look-up';
import { findCards } from '@/server/features/search/search-listings';

export interface OverviewPage {
  found: FoundCards;
  overview: OverviewClusters;
  /** What there is for the public, whatever is asked for; an order by rating says nothing without one. */
  offer: { count: number; hasRatings: boolean };
}

/**
 * What the overview being rendered is to search for: the front has read it with the address.
 * @param query of a page that no front was asked for
 */
export const askedSearch = (query: RawQuery): SearchFilters =>
  requestContext()?.search ?? readFilters(query).filters;

/**
 * All that the listing overview shows, as it is after the last commit: one look at what changed serves every part, and
 * the homes that fit are found once.
 */
export async function findOverviewPage(filters: SearchFilters): Promise<OverviewPage> {
  const look = await lookUp(filters);
  const homes = look.index.fitting(filters, { today: todayIn(), only: look.only });
  const [found, overview] = await Promise.all([
    findCards(filters, look, homes),
    findOverview(filters, look, homes),
  ]);
  const { size, hasRatings } = look.index;
  return { found, overview, offer: { count: size, hasRatings } };
}
