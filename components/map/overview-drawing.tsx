import { CoastDrawing, DrawnLabels } from '@/components/map/coast-drawing';
import { DrawnElement, keptDrawing } from '@/components/ui/kept';
import { labelsIn } from '@/lib/map/drawing';
import { clusterSize, markerText } from '@/lib/map/markers';
import type { MapView } from '@/lib/geometry/mercator';
import { OVERVIEW_FRAME } from '@/lib/map/views';
import type { OverviewViews } from '@/lib/map/views';
import { unpack } from '@/lib/packed';
import type { Packed } from '@/lib/packed';

/** Of the coast and its towns there are some thirty views. */
const MOST_VIEWS = 60;
const MOST_COUNTS = 2000;

/** One home or several, in pixels around the middle of the drawing. */
export type DrawnHomes = readonly [count: number, x: number, y: number];

export interface OverviewDrawn {
  /** What it shows, in words. */
  label: string;
  wide: readonly DrawnHomes[];
  /** Where narrow screens look from further away. */
  narrow: readonly DrawnHomes[] | null;
}

interface OverviewDrawingProps {
  views: OverviewViews;
  packed: Packed<OverviewDrawn>;
}

/** The coast, or a town, with its homes. */
export function OverviewDrawing({ views, packed }: OverviewDrawingProps) {
  const { label, wide, narrow } = unpack(packed);
  const isHalved = narrow !== null;
  return (
    <CoastDrawing view={views.wide} frame={OVERVIEW_FRAME} label={label} isHalvedWhenNarrow={isHalved}>
      <Drawn view={views.wide} homes={wide} className={isHalved ? 'max-md:hidden' : undefined} />
      {isHalved && <Drawn view={views.narrow} homes={narrow} className="md:hidden" />}
    </CoastDrawing>
  );
}

interface DrawnProps {
  view: MapView;
  homes: readonly DrawnHomes[];
  className: string | undefined;
}

/** The names of towns and the marks of homes, which the server draws once for all maps that have them. */
function Drawn({ view, homes, className }: DrawnProps) {
  // Said here, where the build sees that no browser needs it.
  if (typeof window === 'undefined') {
    const marks = homes.map(([count, x, y]) => `<g transform="${placeOf(x, y)}">${drawnMark({ count })}</g>`);
    return <DrawnElement as="g" className={className} html={drawnNames({ view }) + marks.join('')} />;
  }
  return (
    <g className={className}>
      <Names view={view} />
      {homes.map(([count, x, y]) => (
        <g key={`${x} ${y}`} transform={placeOf(x, y)}>
          <Mark count={count} />
        </g>
      ))}
    </g>
  );
}

const placeOf = (x: number, y: number) => `translate(${x} ${y})`;

const Names = ({ view }: { view: MapView }) => <DrawnLabels labels={labelsIn(view, OVERVIEW_FRAME)} />;

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

const drawnNames = keptDrawing(Names, 'left', MOST_VIEWS);
const drawnMark = keptDrawing(Mark, 'left', MOST_COUNTS);
