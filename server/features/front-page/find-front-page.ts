import 'server-only';

import type { FrontPageModel, TownOffer } from '@/lib/front-page/front-page-model';
import { frontPageRows } from '@/lib/front-page/rows';
import { cities } from '@/lib/listings/cities';
import type { SearchFilters } from '@/lib/search/parameters';
import { findRows, snapshotNow } from '@/server/features/front-page/find-rows';
import type { Overview } from '@/server/http/request-context';
import { findShownCards } from '@/server/features/search/cached-cards';
import { findReviewsStrip } from '@/server/features/settings/reviews-strip';

export interface FoundFrontPage {
  model: FrontPageModel;
  /** The searches it was made from: the page goes stale with any of them. */
  searches: Overview[];
}

const fromWest = cities.toSorted((a, b) => a.longitude - b.longitude);

/** The listings and the totals per town for the home page, as of the last commit. */
export async function findFrontPage(): Promise<FoundFrontPage> {
  const snapshot = await snapshotNow();
  const { index, today } = snapshot;
  const towns = fromWest.map(({ id }) => {
    const filters: SearchFilters = { listing_city_id: [id], sort_by: 'price_asc' };
    return { id, filters, ...index.find(filters, { today, skip: 0, take: 1 }) };
  });
  const [cheapest, { rows, searches }, strip] = await Promise.all([
    findShownCards(
      towns.flatMap(({ ids }) => ids),
      null,
    ),
    findRows(frontPageRows(today), snapshot),
    findReviewsStrip(),
  ]);
  const priceOf = new Map(cheapest.map(({ id, price }) => [id, price]));
  return {
    model: {
      rows,
      towns: towns.map(({ id, total, ids: [listing] }): TownOffer => ({
        id,
        count: total,
        price: listing === undefined ? undefined : (priceOf.get(listing) ?? undefined),
      })),
      today,
      strip,
    },
    searches: [...searches, ...towns.map(({ filters, ids }) => ({ filters, shown: ids }))],
  };
}
