/** A favourite as the lists of it want it. */
import type { FavoriteLine } from '@/lib/favorites/lines';
import type { ListingCard } from '@/lib/listings/card-contract';
import type { PublicListing } from '@/lib/listings/contract';
import { listingName } from '@/lib/listings/title';

/** The card of a listing that was asked for by itself: no searched stay, and no placeholder for its photo. */
export function toListingCard(listing: PublicListing): ListingCard {
  const { user: _user, managers: _managers, phone_number: _phone, ...home } = listing;
  const { rooms: _rooms, house_rules: _rules, cancellation: _cancellation, ...card } = home;
  return { ...card, picture_placeholder: null, stay: null };
}

/** Whether the public can see it now; an offline home stays a favourite, but has no card. */
export function isOnline({ approved_at, disabled_at }: PublicListing): boolean {
  return approved_at !== null && disabled_at === null;
}

/** What a plain list says of it. */
export function lineOf(listing: PublicListing): FavoriteLine {
  return { slug: listing.slug, name: listingName(listing), town: listing.city?.name };
}
