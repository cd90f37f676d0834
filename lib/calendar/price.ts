/** What a stay costs, and the 'vanaf' price of a listing. Whole euros, VAT included. */
import { dayFromNumber, dayNumber } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { rentalPeriodFlag, searchableRentalPeriods } from '@/lib/listings/kinds';
import type { RentalPeriodFlags, SearchableRentalPeriod } from '@/lib/listings/kinds';
import { formatWholeEuro } from '@/lib/money/euro';
import { listingTexts, rentalPeriodTexts } from '@/lib/texts/listings';

/** A night's own price, as the API hands it out. */
export type SpecialRate = { readonly valid_at: Day; readonly price: number };

/** Special rates by the night they are for; of two for one night the last counts. */
export function ratesByNight(rates: readonly SpecialRate[]): ReadonlyMap<Day, number> {
  return new Map(rates.map((rate) => [rate.valid_at, rate.price]));
}

/** The price of one night: its special rate, else the listing's price. */
export function priceOfNight(night: Day, price: number, rates: ReadonlyMap<Day, number>): number {
  return rates.get(night) ?? price;
}

/** The price of the stay `[start, end)`: the sum of its nights, the departure night not among them. */
export function priceOfStay(stay: DayRange, price: number, rates: ReadonlyMap<Day, number>): number {
  let sum = 0;
  for (let night = dayNumber(stay.start); night < dayNumber(stay.end); night += 1)
    sum += priceOfNight(dayFromNumber(night), price, rates);
  return sum;
}

/** Nights that a period's 'vanaf' price is for. */
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
 * The price for the first period in the order night, week, midweek, two weeks, weekend, long weekend, month that the
 * home is let for. Null when it is let by the year alone, or has no price yet.
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
