import { townName } from '@/lib/listings/town-name';
import { MapPart } from '@/components/map/map-part';
import type { DrawnListings } from '@/components/map/overview-drawing';
import { StaticOverviewDrawing } from '@/components/map/static-drawings';
import type { MapCluster } from '@/lib/map/contract';
import { placedIn } from '@/lib/map/drawing';
import type { MapView } from '@/lib/geometry/mercator';
import { OVERVIEW_FRAME, townOnMap } from '@/lib/map/views';
import type { OverviewClusters } from '@/lib/map/views';
import { filtersToQuery, without, writeFilters } from '@/lib/search/filters';
import type { SearchFilters } from '@/lib/search/parameters';
import { mapTexts } from '@/lib/texts/map';

interface CoastMapProps {
  filters: SearchFilters;
  overview: OverviewClusters;
}

/**
 * The map above the listing overview: a drawing with clusters and counts, replaced by the interactive map on demand.
 */
export function CoastMap({ filters, overview: { views, total, wide, narrow } }: CoastMapProps) {
  const town = townOnMap(filters);
  const isHalved = views.narrow.zoom < views.wide.zoom;
  const query = filtersToQuery(without(filters, 'page', 'sort_by', 'bbox'));
  return (
    <MapPart
      source={{ kind: 'search', query, bbox: writeFilters(filters).bbox ?? null }}
      views={views}
      label={mapTexts.label}
      failedText={mapTexts.failed}
      className="overview-map"
    >
      <StaticOverviewDrawing
        key={filtersToQuery(without(filters, 'page', 'sort_by'))}
        views={views}
        drawn={{
          label: town ? mapTexts.overviewOf(townName(town.name), total) : mapTexts.overview(total),
          wide: drawn(views.wide, wide),
          narrow: isHalved ? drawn(views.narrow, narrow) : null,
        }}
      />
    </MapPart>
  );
}

/** The positions of the listings in the drawing, in whole pixels from its centre. */
function drawn(view: MapView, clusters: readonly MapCluster[]): DrawnListings[] {
  return placedIn(view, OVERVIEW_FRAME, clusters).map(({ count, x, y }) => [
    count,
    Math.round(x),
    Math.round(y),
  ]);
}
