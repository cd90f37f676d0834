import { MapIsland } from '@/components/map/map-island';
import { StaticListingDrawing } from '@/components/map/static-drawings';
import type { MapListing } from '@/lib/map/contract';
import { LISTING_MAP_ZOOM } from '@/lib/map/views';
import { mapTexts } from '@/lib/texts/map';

/** The location of a listing: a marker, or a circle if its address is hidden. */
export function ListingMap({ listing }: { listing: MapListing }) {
  const { display_home_address: isExact, name, latitude, longitude } = listing;
  const view = { center: { latitude, longitude }, zoom: LISTING_MAP_ZOOM };
  return (
    <MapIsland
      source={{ kind: 'listing', listing }}
      views={{ wide: view, narrow: view }}
      label={mapTexts.label}
      failedText={mapTexts.failedListing}
      className="rounded-panel"
    >
      <StaticListingDrawing
        view={view}
        label={isExact ? mapTexts.listing(name) : mapTexts.listingAround(name)}
        isExact={isExact}
      />
    </MapIsland>
  );
}
