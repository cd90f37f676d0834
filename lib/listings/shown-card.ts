/**
 * What a list shows of a listing: a subset of the API's card, so that an API answer can be used as it is. Pages send
 * only these fields.
 */
import { nightCountText } from '@/lib/format/count';
import { formatDays } from '@/lib/format/date';
import type { CardStay, ListingCard } from '@/lib/listings/card-contract';
import { listingOptionId } from '@/lib/listings/options';
import { formatEuro } from '@/lib/money/euro';
import { listingCardTexts } from '@/lib/texts/listing-card';

type ShownFacts = Pick<
  ListingCard,
  | 'id'
  | 'slug'
  | 'name'
  | 'logiesdecreet'
  | 'property_type'
  | 'max_capacity'
  | 'number_of_bedrooms'
  | 'number_of_bathrooms'
  | 'oceanview'
  | 'distance_to_beach_m'
  | 'rating'
  | 'reviews_count'
  | 'price'
  | 'settings'
>;

/** The price of the stay; its days if the search did not fix them. */
export type ShownStay = Pick<CardStay, 'nights' | 'total_cents'> &
  Partial<Pick<CardStay, 'start_date' | 'end_date'>>;

export interface ShownCard extends ShownFacts {
  city: { name: string } | null;
  /** The first, or all; the others are fetched when the visitor shows interest. */
  pictures: readonly Pick<ListingCard['pictures'][number], 'id' | 'url' | 'avif'>[];
  /** The total number, if `pictures` does not contain all. */
  picture_count?: number;
  picture_placeholder?: string | null;
  stay?: ShownStay | null;
}

const parking = listingOptionId('parking_spaces');

/** Number of parking spaces, 0 if there are none. */
export const parkingSpaces = ({ settings }: Pick<ShownCard, 'settings'>): number =>
  settings.find(({ listing_option_id: option }) => option === parking)?.value ?? 0;

/** The settings from which `parkingSpaces` reads this number. */
export const settingsOf = (spaces: number): ShownCard['settings'] =>
  spaces > 0 ? [{ listing_option_id: parking, value: spaces }] : [];

/** '€ 960,- voor 6 nachten' */
export function stayPriceText({ nights, total_cents: cents }: ShownStay): string {
  return listingCardTexts.stay(formatEuro(cents), nightCountText(nights));
}

/** '€ 960,- voor 6 nachten, za 4 – vr 10 jul 2026': for a search with flexible days. */
export function foundStayText(stay: ShownStay): string {
  const { start_date: start, end_date: end } = stay;
  return start && end
    ? listingCardTexts.foundStay(stayPriceText(stay), formatDays(start, end))
    : stayPriceText(stay);
}
