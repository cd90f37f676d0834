import { MapIsland } from '@/components/map/map-island';
import { StillHomeDrawing } from '@/components/map/still-drawings';
import type { MapHome } from '@/lib/map/contract';
import { HOME_MAP_ZOOM } from '@/lib/map/views';
import { mapTexts } from '@/lib/texts/map';

/** The location of a listing: a marker, or a circle if its address is hidden. */
export function ListingMap({ home }: { home: MapHome }) {
  const { display_home_address: isExact, name, latitude, longitude } = home;
  const view = { center: { latitude, longitude }, zoom: HOME_MAP_ZOOM };
  return (
    <MapIsland
      source={{ kind: 'home', home }}
      views={{ wide: view, narrow: view }}
      label={mapTexts.label}
      failedText={mapTexts.failedHome}
      className="rounded-panel"
    >
      <StillHomeDrawing
        view={view}
        label={isExact ? mapTexts.home(name) : mapTexts.homeAround(name)}
        isExact={isExact}
      />
    </MapIsland>
  );
}
