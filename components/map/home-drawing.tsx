import { CoastDrawing, DrawnLabels } from '@/components/map/coast-drawing';
import { labelsIn } from '@/lib/map/drawing';
import { worldSize } from '@/lib/geometry/mercator';
import type { MapView } from '@/lib/geometry/mercator';
import { HOME_MAP_ZOOM } from '@/lib/map/views';

/** The pixels that the drawing around a home reaches. */
const FRAME = { width: 1280, height: 900 };
/** A home whose address is hidden stands somewhere in this circle. */
const AROUND_METRES = 250;
const EARTH_METRES = 40_075_017;

interface HomeDrawingProps {
  view: MapView;
  /** What it shows, in words. */
  label: string;
  /** Otherwise the home stands somewhere in a circle. */
  isExact: boolean;
}

/** The surroundings of a home, with the place where it stands. */
export function HomeDrawing({ view, label, isExact }: HomeDrawingProps) {
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
  return worldSize(HOME_MAP_ZOOM) / (EARTH_METRES * Math.cos((latitude * Math.PI) / 180));
}
