import { CoastDrawing, DrawnLabels } from '@/components/map/coast-drawing';
import { labelsIn } from '@/lib/map/drawing';
import { clusterSize, markerText } from '@/lib/map/markers';
import type { MapView } from '@/lib/geometry/mercator';
import { OVERVIEW_FRAME } from '@/lib/map/views';
import type { OverviewViews } from '@/lib/map/views';

/** One or more listings, in pixels from the centre of the drawing. */
export type DrawnListings = readonly [count: number, x: number, y: number];

export interface OverviewDrawn {
  /** A description of what it shows. */
  label: string;
  wide: readonly DrawnListings[];
  /** Used when narrow screens show a smaller scale. */
  narrow: readonly DrawnListings[] | null;
}

interface OverviewDrawingProps {
  views: OverviewViews;
  drawn: OverviewDrawn;
}

/** A drawing of the coast or a town with its listings. */
export function OverviewDrawing({ views, drawn }: OverviewDrawingProps) {
  const { label, wide, narrow } = drawn;
  const isHalved = narrow !== null;
  return (
    <CoastDrawing view={views.wide} frame={OVERVIEW_FRAME} label={label} isHalvedWhenNarrow={isHalved}>
      <Drawn view={views.wide} listings={wide} className={isHalved ? 'max-md:hidden' : undefined} />
      {isHalved && <Drawn view={views.narrow} listings={narrow} className="md:hidden" />}
    </CoastDrawing>
  );
}

interface DrawnProps {
  view: MapView;
  listings: readonly DrawnListings[];
  className: string | undefined;
}

/** The names of towns and the markers of listings. */
function Drawn({ view, listings, className }: DrawnProps) {
  return (
    <g className={className}>
      <DrawnLabels labels={labelsIn(view, OVERVIEW_FRAME)} />
      {listings.map(([count, x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <Mark count={count} />
        </g>
      ))}
    </g>
  );
}

function Mark({ count }: { count: number }) {
  return (
    <>
      <circle r={count === 1 ? 12 : clusterSize(count) / 2 - 1} className="map-mark" />
      {count === 1 ? (
        <circle r={4} className="fill-white" />
      ) : (
        <text dy="0.35em" className="map-count">
          {markerText({ kind: 'cluster', count })}
        </text>
      )}
    </>
  );
}
