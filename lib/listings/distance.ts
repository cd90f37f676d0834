/** The distance from a listing to the centre of its town, computed from their public coordinates. */
import type { ListingPageModel } from '@/lib/listings/page-model';

const METRES_PER_DEGREE = 111_195;

/**
 * In a straight line: '350 m', '1,2 km', in steps of 50 m below a kilometre. If the address is hidden, and so the point
 * is on a 300 m grid, in steps of half a kilometre. Null if a point is missing.
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
