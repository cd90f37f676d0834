import 'server-only';

import { wirePhotoUrl } from '@/lib/listings/photos';
import type { FoundHome } from '@/lib/map/contract';
import type { HomeIndex } from '@/server/features/search/home-index';
import type { HomeLabel } from '@/server/features/search/home-labels';

/**
 * The listings in these slots as markers, from west to east and without a stay; the index only contains public
 * listings.
 */
export function toMapHomes(index: HomeIndex, slots: readonly number[]): FoundHome[] {
  const { latitudes, longitudes } = index.points;
  const labels = index.labels.read(slots);
  const homes = [...labels].map(([slot, label]) =>
    toMapHome(index.idOf(slot), label, {
      latitude: latitudes[slot] ?? Number.NaN,
      longitude: longitudes[slot] ?? Number.NaN,
      price: index.priceOf(slot),
    }),
  );
  return homes.sort((a, b) => a.longitude - b.longitude || a.id - b.id);
}

type Numbers = Pick<FoundHome, 'latitude' | 'longitude' | 'price'>;

function toMapHome(id: number, label: HomeLabel, { latitude, longitude, price }: Numbers): FoundHome {
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
