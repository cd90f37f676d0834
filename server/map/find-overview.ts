import 'server-only';

import { clustersAt } from '@/lib/map/clusters';
import { boundsOf } from '@/lib/map/mercator';
import { OVERVIEW_FRAME, overviewViews, townOnMap } from '@/lib/map/views';
import type { OverviewClusters } from '@/lib/map/views';
import type { SearchFilters } from '@/lib/search/parameters';
import { surveyHomes } from '@/server/map/survey-homes';

/** The clusters of the overview map as it opens: of the whole coast, or around the town that is searched in. */
export async function findOverview(filters: SearchFilters): Promise<OverviewClusters> {
  const { wide, narrow } = overviewViews(filters);
  const bounds = townOnMap(filters) ? boundsOf(wide, OVERVIEW_FRAME) : null;
  const { total, places } = await surveyHomes({ filters, bounds, zoom: wide.zoom, most: 0 });
  const wideClusters = clustersAt(places, wide.zoom);
  return {
    total,
    wide: wideClusters,
    narrow: narrow.zoom === wide.zoom ? wideClusters : clustersAt(places, narrow.zoom),
  };
}
