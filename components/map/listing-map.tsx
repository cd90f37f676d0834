import { CoastDrawing, DrawnLabels } from '@/components/map/coast-drawing';
import { MapIsland } from '@/components/map/map-island';
import type { MapHome } from '@/lib/map/contract';
import { labelsIn } from '@/lib/map/drawing';
import { worldSize } from '@/lib/map/mercator';
import { HOME_MAP_ZOOM } from '@/lib/map/views';
import { mapTexts } from '@/lib/texts/map';

/** The pixels that the drawing around a home reaches. */
const FRAME = { width: 1280, height: 900 };
/** A home whose address is hidden stands somewhere in this circle. */
const AROUND_METRES = 250;
const EARTH_METRES = 40_075_017;

/** Where a home stands (spec P §2, detail): one marker, or a circle where its address is hidden. */
export function ListingMap({ home }: { home: MapHome }) {
  const view = { center: home, zoom: HOME_MAP_ZOOM };
  const { display_home_address: isExact, name } = home;
  const label = isExact ? mapTexts.home(name) : mapTexts.homeAround(name);
  return (
    <MapIsland
      source={{ kind: 'home', home }}
      views={{ wide: view, narrow: view }}
      label={mapTexts.label}
      failedText={mapTexts.failedHome}
      className="rounded-panel"
    >
      <CoastDrawing view={view} frame={FRAME} label={label}>
        <DrawnLabels labels={labelsIn(view, FRAME)} />
        {!isExact && (
          <circle
            r={Math.round(AROUND_METRES * pixelsAMetre(home.latitude))}
            strokeWidth={2}
            className="fill-ci-blue-700/20 stroke-ci-blue-700"
          />
        )}
        <circle r={12} strokeWidth={2} className="fill-ci-blue-700 stroke-white" />
        <circle r={4} className="fill-white" />
      </CoastDrawing>
    </MapIsland>
  );
}

function pixelsAMetre(latitude: number): number {
  return worldSize(HOME_MAP_ZOOM) / (EARTH_METRES * Math.cos((latitude * Math.PI) / 180));
}
