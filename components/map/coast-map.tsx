import { CoastDrawing, DrawnLabels } from '@/components/map/coast-drawing';
import { MapIsland } from '@/components/map/map-island';
import type { MapCluster } from '@/lib/map/contract';
import { labelsIn, placedIn } from '@/lib/map/drawing';
import { clusterSize, markerText } from '@/lib/map/markers';
import type { MapView } from '@/lib/map/mercator';
import { OVERVIEW_FRAME, townOnMap } from '@/lib/map/views';
import type { OverviewClusters } from '@/lib/map/views';
import { filtersToQuery, without } from '@/lib/search/filters';
import type { SearchFilters } from '@/lib/search/parameters';
import { mapTexts } from '@/lib/texts/map';

interface CoastMapProps {
  filters: SearchFilters;
  overview: OverviewClusters;
}

/** The map above the listing overview (spec P §2): drawn with its clusters and counts, interactive when wanted. */
export function CoastMap({ filters, overview: { views, total, wide, narrow } }: CoastMapProps) {
  const town = townOnMap(filters);
  const isHalved = views.narrow.zoom < views.wide.zoom;
  const label = town ? mapTexts.overviewOf(town.name, total) : mapTexts.overview(total);
  return (
    <MapIsland
      source={{ kind: 'search', query: filtersToQuery(without(filters, 'page', 'sort_by')) }}
      views={views}
      label={mapTexts.label}
      failedText={mapTexts.failed}
    >
      <CoastDrawing view={views.wide} frame={OVERVIEW_FRAME} label={label} isHalvedWhenNarrow={isHalved}>
        <g className={isHalved ? 'max-md:hidden' : undefined}>
          <Drawn view={views.wide} clusters={wide} />
        </g>
        {isHalved && (
          <g className="md:hidden">
            <Drawn view={views.narrow} clusters={narrow} />
          </g>
        )}
      </CoastDrawing>
    </MapIsland>
  );
}

function Drawn({ view, clusters }: { view: MapView; clusters: readonly MapCluster[] }) {
  return (
    <>
      <DrawnLabels labels={labelsIn(view, OVERVIEW_FRAME)} />
      {placedIn(view, OVERVIEW_FRAME, clusters).map(({ count, x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
          <circle
            r={count === 1 ? 12 : clusterSize(count) / 2 - 1}
            strokeWidth={2}
            className="fill-ci-blue-700 stroke-white"
          />
          {count === 1 ? (
            <circle r={4} className="fill-white" />
          ) : (
            <text textAnchor="middle" dy="0.35em" className="figures fill-white text-sm font-semibold">
              {markerText({ kind: 'cluster', count })}
            </text>
          )}
        </g>
      ))}
    </>
  );
}
