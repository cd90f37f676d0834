/**
 * What a list shows of a home: fields of the API's card, so that whoever has an answer of the API has one. Pages are sent
 * no more than these.
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

/** What it costs; its days where a search left the choice of them. */
export type ShownStay = Pick<CardStay, 'nights' | 'total_cents'> &
  Partial<Pick<CardStay, 'start_date' | 'end_date'>>;

export interface ShownCard extends ShownFacts {
  city: { name: string } | null;
  /** The first, or all; the others are asked for when somebody shows interest. */
  pictures: readonly Pick<ListingCard['pictures'][number], 'id' | 'url' | 'avif'>[];
  /** How many there are, where `pictures` are not all. */
  picture_count?: number;
  picture_placeholder?: string | null;
  stay?: ShownStay | null;
}

const parking = listingOptionId('parking_spaces');

/** Parking spaces, where there are any. */
export const parkingSpaces = ({ settings }: Pick<ShownCard, 'settings'>): number =>
  settings.find(({ listing_option_id: option }) => option === parking)?.value ?? 0;

/** The same as `parkingSpaces` reads it. */
export const settingsOf = (spaces: number): ShownCard['settings'] =>
  spaces > 0 ? [{ listing_option_id: parking, value: spaces }] : [];

/** '€ 960,- voor 6 nachten' */
export function stayPriceText({ nights, total_cents: cents }: ShownStay): string {
  return listingCardTexts.stay(formatEuro(cents), nightCountText(nights));
}

/** '€ 960,- voor 6 nachten, za 4 – vr 10 jul 2026': of a search that leaves a choice of days. */
export function foundStayText(stay: ShownStay): string {
  const { start_date: start, end_date: end } = stay;
  return start && end
    ? listingCardTexts.foundStay(stayPriceText(stay), formatDays(start, end))
    : stayPriceText(stay);
}
