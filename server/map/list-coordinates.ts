import 'server-only';

import { COAST_MAP_ZOOM } from '@/lib/listings/cities';
import { clustersAt } from '@/lib/map/clusters';
import { MOST_POINTS } from '@/lib/map/contract';
import type { Coordinates, CoordinatesQuery } from '@/lib/map/contract';
import { surveyHomes } from '@/server/map/survey-homes';

/**
 * GET /api/listings/coordinates: the matching homes within the bounds, one by one up to 2,000, above that (or without
 * bounds) as clusters at the zoom.
 */
export async function listCoordinates({ filters, bounds, zoom }: CoordinatesQuery): Promise<Coordinates> {
  const level = zoom ?? COAST_MAP_ZOOM.wide;
  const most = bounds ? MOST_POINTS : 0;
  const { total, homes, places } = await surveyHomes({ filters, bounds, zoom: level, most });
  const isOneByOne = total <= most;
  return {
    data: homes,
    clusters: isOneByOne ? [] : clustersAt(places, level),
    meta: { total },
  };
}
