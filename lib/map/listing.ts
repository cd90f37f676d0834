import { listingName } from '@/lib/listings/title';
import type { ListingPageModel } from '@/lib/listings/page-model';
import type { MapListing } from '@/lib/map/contract';

/** The marker for a listing page's own map; null without coordinates. */
export function mapListingOf(listing: ListingPageModel): MapListing | null {
  const { id, slug, name_residence, logiesdecreet, city, latitude, longitude, pictures } = listing;
  if (latitude === null || longitude === null || city === null) return null;
  return {
    id,
    slug,
    name: listingName(listing),
    name_residence,
    logiesdecreet,
    listing_city_id: city.id,
    display_home_address: listing.display_home_address,
    latitude,
    longitude,
    pictures: pictures.slice(0, 1).map(({ url }) => ({ url })),
  };
}
