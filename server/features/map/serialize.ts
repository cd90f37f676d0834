import 'server-only';

import { wirePhotoUrl } from '@/lib/listings/photos';
import type { FoundListing } from '@/lib/map/contract';
import type { ListingIndex } from '@/server/features/search/listing-index';
import type { ListingLabel } from '@/server/features/search/listing-labels';

/**
 * The listings in these slots as markers, from west to east and without a stay; the index only contains public
 * listings.
 */
export function toMapListings(index: ListingIndex, slots: readonly number[]): FoundListing[] {
  const { latitudes, longitudes } = index.points;
  const labels = index.labels.read(slots);
  const listings = [...labels].map(([slot, label]) =>
    toMapListing(index.idOf(slot), label, {
      latitude: latitudes[slot] ?? Number.NaN,
      longitude: longitudes[slot] ?? Number.NaN,
      price: index.priceOf(slot),
    }),
  );
  return listings.sort((a, b) => a.longitude - b.longitude || a.id - b.id);
}

type Numbers = Pick<FoundListing, 'latitude' | 'longitude' | 'price'>;

function toMapListing(
  id: number,
  label: ListingLabel,
  { latitude, longitude, price }: Numbers,
): FoundListing {
  const { slug, name, residence, licence, cityId, isAddressShown, photo } = label;
  return {
    id,
    slug,
    name,
    name_residence: residence,
    logiesdecreet: licence,
    listing_city_id: cityId,
    display_home_address: isAddressShown,
    latitude,
    longitude,
    pictures: photo ? [{ url: wirePhotoUrl(photo.id, photo.rotate) }] : [],
    price,
    stay: null,
  };
}
