import 'server-only';

import { todayIn } from '@/lib/dates/day';
import { COAST_MAP_ZOOM } from '@/lib/listings/cities';
import { clustersAt } from '@/lib/map/clusters';
import { MOST_POINTS, MOST_QUOTES } from '@/lib/map/contract';
import type { Coordinates, CoordinatesQuery, FoundListing } from '@/lib/map/contract';
import { askedStays } from '@/lib/search/asked-stays';
import { filtersToQuery, partyOf } from '@/lib/search/filters';
import type { SearchFilters } from '@/lib/search/parameters';
import { surveyListings } from '@/server/features/map/survey-listings';
import { readStays } from '@/server/features/search/cached-cards';

/**
 * GET /api/listings/coordinates: the matching listings within the bounds, individually up to 2,000; above that (or
 * without bounds) as clusters for the zoom level.
 */
export async function listCoordinates({ filters, bounds, zoom }: CoordinatesQuery): Promise<Coordinates> {
  const level = zoom ?? COAST_MAP_ZOOM.wide;
  const most = bounds ? MOST_POINTS : 0;
  const { total, listings, places } = await surveyListings({ filters, bounds, zoom: level, most });
  const isOneByOne = total <= most;
  return {
    data: await withStays(listings, filters),
    clusters: isOneByOne ? [] : clustersAt(places, level),
    meta: { total },
  };
}

/** Adds the price of the requested stay, unless there are too many to calculate. */
async function withStays(listings: FoundListing[], filters: SearchFilters): Promise<FoundListing[]> {
  const stays = askedStays(filters);
  if (stays.length === 0 || listings.length * stays.length > MOST_QUOTES) return listings;
  const ids = listings.map(({ id }) => id);
  const found = await readStays(ids, {
    stays,
    party: partyOf(filters),
    query: filtersToQuery(filters),
    today: todayIn(),
  });
  return listings.map((listing) => ({ ...listing, stay: found.get(listing.id) ?? null }));
}
