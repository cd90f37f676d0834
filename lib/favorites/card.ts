/** A favourite as the lists of it want it. */
import type { FavoriteLine } from '@/lib/favorites/lines';
import type { PublicListing } from '@/lib/listings/contract';
import { listingName } from '@/lib/listings/title';

/** Whether the public can see it now; an offline home stays a favourite, but has no card. */
export function isOnline({ approved_at, disabled_at }: PublicListing): boolean {
  return approved_at !== null && disabled_at === null;
}

/** What a plain list says of it. */
export function lineOf(listing: PublicListing): FavoriteLine {
  return { slug: listing.slug, name: listingName(listing), town: listing.city?.name };
}
