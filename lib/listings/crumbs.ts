/** The breadcrumbs of a listing, a town or all listings: shown above a page, and in its structured data. */
import { townName } from '@/lib/listings/town-name';
import { route } from '@/lib/paths';
import { listingPageTexts } from '@/lib/texts/listing-page';

/** A listing in a town, a town, or the whole coast. */
export interface InTown {
  city: { id: number; name: string } | null;
}

/** Home > Aanbod > town, as links; the town comes last, if there is one. */
export function listingCrumbs(listing: InTown): { label: string; href: string }[] {
  const { city } = listing;
  const town = city && {
    label: townName(city.name),
    href: route('listing.index', {}, { listing_city_id: city.id }),
  };
  return [
    { label: listingPageTexts.frontPage, href: route('front-page') },
    { label: listingPageTexts.listings, href: route('listing.index') },
    ...(town ? [town] : []),
  ];
}
