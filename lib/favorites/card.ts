/** A favourite as needed by the lists of favourites. */
import { townName } from '@/lib/listings/town-name';
import type { FavoriteLine } from '@/lib/favorites/lines';
import type { PublicListing } from '@/lib/listings/contract';
import { listingName } from '@/lib/listings/title';

/** Whether the listing is public now; an offline listing stays a favourite, but has no card. */
export function isOnline({ approved_at, disabled_at }: PublicListing): boolean {
  return approved_at !== null && disabled_at === null;
}

/** Its line in the plain list. */
export function lineOf(listing: PublicListing): FavoriteLine {
  return {
    slug: listing.slug,
    name: listingName(listing),
    town: listing.city ? townName(listing.city.name) : undefined,
  };
}
