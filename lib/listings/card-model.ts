/**
 * What a card in a list shows, as small as it can be sent: a page of cards goes to the browser as HTML, and once more
 * as the data that React takes it over with.
 */
import { formatDays } from '@/lib/format/date';
import { nightCountText } from '@/lib/format/count';
import type { CardStay, ListingCard } from '@/lib/listings/card-contract';
import type { Oceanview, PropertyType } from '@/lib/listings/kinds';
import { listingOptionId } from '@/lib/listings/options';
import { packPhotos } from '@/lib/listings/packed-photos';
import { listingName } from '@/lib/listings/title';
import { formatEuro } from '@/lib/money/euro';
import { ratingText } from '@/lib/reviews/rating-text';
import { listingCardTexts } from '@/lib/texts/listing-card';

export interface CardModel {
  id: number;
  slug: string;
  name: string;
  town?: string;
  licence: string;
  type?: PropertyType;
  /** How many persons it sleeps. */
  capacity?: number;
  bedrooms?: number;
  bathrooms?: number;
  /** Parking spaces, where there are any. */
  parking?: number;
  view?: Exclude<Oceanview, 'no'>;
  /** Metres to the beach, where it is near. */
  beach?: number;
  /** What guests say of it, '4,8 (12)'. */
  rating?: string;
  /** Whole euros a night, the lowest. */
  price?: number;
  /** What the stay that was searched for costs, in words. */
  stay?: string;
  /** What goes along to the home's page in the place of what is searched for, as a query string. */
  stayQuery?: string;
  /** The first photos, or all: see `unpackPhotos`. The others are asked for when somebody shows interest. */
  photos: string;
  photoCount: number;
  /** Tiny data: URL of the first photo, shown until it is there. */
  blur?: string;
}

export function cardModelOf(listing: ListingCard): CardModel {
  return {
    id: listing.id,
    slug: listing.slug,
    name: listingName(listing),
    town: listing.city?.name,
    licence: listing.logiesdecreet,
    type: listing.property_type ?? undefined,
    capacity: listing.max_capacity ?? undefined,
    bedrooms: listing.number_of_bedrooms ?? undefined,
    bathrooms: listing.number_of_bathrooms ?? undefined,
    parking: parkingSpaces(listing) || undefined,
    view: listing.oceanview === 'no' ? undefined : (listing.oceanview ?? undefined),
    beach: isNear(listing.distance_to_beach_m) ? listing.distance_to_beach_m : undefined,
    rating: ratingText(listing) ?? undefined,
    price: listing.price ?? undefined,
    stay: listing.stay ? stayPriceText(listing.stay) : undefined,
    photos: packPhotos(listing.pictures),
    photoCount: listing.pictures.length,
    blur: listing.picture_placeholder ?? undefined,
  };
}

/** '€ 960,- voor 6 nachten' */
export function stayPriceText({ nights, total_cents: cents }: CardStay): string {
  return listingCardTexts.stay(formatEuro(cents), nightCountText(nights));
}

/** '€ 960,- voor 6 nachten, za 4 – vr 10 jul 2026': of a search that leaves a choice of days. */
export function foundStayText(stay: CardStay): string {
  return listingCardTexts.foundStay(stayPriceText(stay), formatDays(stay.start_date, stay.end_date));
}

/** Metres that one says of a home, because few are as near. */
const NEAR = 300;
const isNear = (metres: number | null): metres is number => metres !== null && metres <= NEAR;

function parkingSpaces({ settings }: ListingCard): number {
  const id = listingOptionId('parking_spaces');
  return settings.find((setting) => setting.listing_option_id === id)?.value ?? 0;
}
