/** How far a home lies from the middle of its town, from the points of both that the public may know. */
import type { ListingPageModel } from '@/lib/listings/page-model';

const METRES_PER_DEGREE = 111_195;

/**
 * As the crow flies: '350 m', '1,2 km', in steps of 50 m below a kilometre; of a hidden address, whose point lies on a
 * grid of 300 m, in steps of half a kilometre. Null where a point is missing.
 */
export function distanceToCentre(
  listing: Pick<ListingPageModel, 'latitude' | 'longitude' | 'city' | 'display_home_address'>,
): string | null {
  const { latitude, longitude, city } = listing;
  if (latitude === null || longitude === null || !city) return null;
  const north = latitude - city.latitude;
  const east = (longitude - city.longitude) * Math.cos((latitude * Math.PI) / 180);
  return inWords(Math.hypot(north, east) * METRES_PER_DEGREE, listing.display_home_address);
}

function inWords(metres: number, isExact: boolean): string {
  const step = isExact ? (metres < 975 ? 50 : 100) : 500;
  const rounded = Math.max(1, Math.round(metres / step)) * step;
  return rounded < 1000 ? `${rounded} m` : `${String(rounded / 1000).replace('.', ',')} km`;
}
