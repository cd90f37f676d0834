/** Texts about a listing's price. */
import { fromPrice, fromPriceText } from '@/lib/listings/from-price';
import type { RentalPeriodFlags } from '@/lib/listings/kinds';
import { formatNumber } from '@/lib/format/number';
import { formatWholeEuro } from '@/lib/money/euro';
import { listingCardTexts } from '@/lib/texts/listing-card';
import { listingPageTexts } from '@/lib/texts/listing-page';

type PricedListing = RentalPeriodFlags & { readonly price: number | null };

/** 'De prijzen zijn vanaf € 665,- per week in het laagseizoen.'; null for a draft without a price. */
export function priceIntro(listing: PricedListing): string | null {
  if (listing.price === null) return null;
  const from = fromPrice(listing);
  // Rented only by the year: there is no shorter period to show a price for.
  if (!from) return listingPageTexts.introByYear(formatWholeEuro(listing.price));
  return listingPageTexts.intro(fromPriceText(from));
}

/** 'vanaf € 665,- per week', where a sentence does not fit. */
export function shortPrice(listing: PricedListing): string | null {
  if (listing.price === null) return null;
  const from = fromPrice(listing);
  return from ? fromPriceText(from) : listingPageTexts.barByYear(formatWholeEuro(listing.price));
}

/** 'Vanaf € 90 per nacht', as on a card; null for a draft without a price. */
export const nightPrice = ({ price }: { readonly price: number | null }): string | null =>
  price === null ? null : listingCardTexts.price(formatNumber(price));
