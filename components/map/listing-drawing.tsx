import { CoastDrawing, DrawnLabels } from '@/components/map/coast-drawing';
import { labelsIn } from '@/lib/map/drawing';
import { worldSize } from '@/lib/geometry/mercator';
import type { MapView } from '@/lib/geometry/mercator';
import { LISTING_MAP_ZOOM } from '@/lib/map/views';

/** The size of the drawing around a listing, in pixels. */
const FRAME = { width: 1280, height: 900 };
/** The radius of the circle within which a listing with a hidden address is located. */
const AROUND_METRES = 250;
const EARTH_METRES = 40_075_017;

interface ListingDrawingProps {
  view: MapView;
  /** A description of what it shows. */
  label: string;
  /** If false, the listing is somewhere within a circle. */
  isExact: boolean;
}

/** A drawing of a listing's surroundings with its location. */
export function ListingDrawing({ view, label, isExact }: ListingDrawingProps) {
  return (
    <CoastDrawing view={view} frame={FRAME} label={label}>
      <DrawnLabels labels={labelsIn(view, FRAME)} />
      {!isExact && (
        <circle
          r={Math.round(AROUND_METRES * pixelsAMetre(view.center.latitude))}
          strokeWidth={2}
          className="fill-ci-blue-700/20 stroke-ci-blue-700"
        />
      )}
      <circle r={12} className="map-mark" />
      <circle r={4} className="fill-white" />
    </CoastDrawing>
  );
}

function pixelsAMetre(latitude: number): number {
  return worldSize(LISTING_MAP_ZOOM) / (EARTH_METRES * Math.cos((latitude * Math.PI) / 180));
}
