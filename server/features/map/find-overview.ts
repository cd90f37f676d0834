import 'server-only';

import { CLUSTER_MAX_ZOOM, clustersAt } from '@/lib/map/clusters';
import { placedIn } from '@/lib/map/drawing';
import { countOf, OVERVIEW_FRAME, overviewViews, townOnMap } from '@/lib/map/views';
import type { OverviewClusters } from '@/lib/map/views';
import type { SearchFilters } from '@/lib/search/parameters';
import { surveyIn } from '@/server/features/map/survey-listings';
import type { Bits } from '@/server/features/search/bits';
import type { Lookup } from '@/server/features/search/look-up';

/** Grid squares at this zoom are as precise as the locations themselves. */
const NEAR = 20;
/** Up to this many places, the clusters are those that the interactive map will show. */
const MOST_STEPS = 2_000;

/** The initial overview map with the clusters of these listings: of the whole coast, or around the town searched in. */
export function findOverview(filters: SearchFilters, lookup: Lookup, listings: Bits): OverviewClusters {
  const everywhere = surveyIn(lookup, { filters, listings, bounds: null, zoom: NEAR, most: 0 });
  const views = overviewViews(filters, everywhere.places);
  const { wide, narrow } = views;
  const places = townOnMap(filters) ? placedIn(wide, OVERVIEW_FRAME, everywhere.places) : everywhere.places;
  const clusters = (zoom: number) =>
    clustersAt(places, zoom, places.length <= MOST_STEPS ? CLUSTER_MAX_ZOOM : zoom);
  const wideClusters = clusters(wide.zoom);
  return {
    views,
    total: countOf(places),
    wide: wideClusters,
    narrow: narrow.zoom === wide.zoom ? wideClusters : clusters(narrow.zoom),
  };
}
