/** The 'vanaf' (starting) price of a listing. Whole euros, including VAT. */
import { rentalPeriodFlag, searchableRentalPeriods } from '@/lib/listings/kinds';
import type { RentalPeriodFlags, SearchableRentalPeriod } from '@/lib/listings/kinds';
import { formatWholeEuro } from '@/lib/money/euro';
import { listingTexts, rentalPeriodTexts } from '@/lib/texts/listings';

/** The number of nights in each period's 'vanaf' price. */
export const fromPriceNights: Readonly<Record<SearchableRentalPeriod, number>> = {
  night: 1,
  week: 7,
  midweek: 4,
  two_weeks: 14,
  weekend: 2,
  long_weekend: 3,
  month: 28,
};

export type FromPrice = { period: SearchableRentalPeriod; price: number };

/**
 * The price for the first rental period offered, in the order night, week, midweek, two weeks, weekend, long weekend,
 * month. Null if it is rented only by the year, or has no price yet.
 */
export function fromPrice(listing: RentalPeriodFlags & { readonly price: number | null }): FromPrice | null {
  const { price } = listing;
  const period = searchableRentalPeriods.find((candidate) => listing[rentalPeriodFlag(candidate)]);
  if (price === null || period === undefined) return null;
  return { period, price: price * fromPriceNights[period] };
}

/** 'vanaf € 665,- per week' */
export function fromPriceText({ period, price }: FromPrice): string {
  return listingTexts.fromPrice(formatWholeEuro(price), rentalPeriodTexts[period]);
}
