/** The price of a night (docs/rules/stays.md#price-of-a-night). Whole euros, including VAT. */
import { addDays, dayFromNumber, dayNumber, weekdayOfNumber } from '@/lib/dates/day';
import type { Day, Weekday } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { seasonAt } from '@/lib/stays/terms';
import type { Season, SpecialRate, Tariff } from '@/lib/stays/terms';

/** What determined the price of a night, in order of precedence: see `nightPricer`. */
export type PriceLayer = 'date' | 'season_weekend' | 'season' | 'weekend' | 'base' | 'standard';

export interface NightPrice {
  readonly date: Day;
  readonly price: number;
  readonly layer: PriceLayer;
}

type NightTariff = Pick<Tariff, 'price' | 'base_price' | 'weekend_price' | 'special_rates'>;
type Prices = { readonly tariff: NightTariff; readonly seasons: readonly Season[] };

const FRIDAY = 5;
const SATURDAY = 6;

/** Whether the night of that weekday counts as a weekend night. */
export const isWeekendWeekday = (weekday: Weekday) => weekday === FRIDAY || weekday === SATURDAY;

/** Whether a night counts as a weekend night. */
export const isWeekendNight = (night: Day) => isWeekendWeekday(weekdayOfNumber(dayNumber(night)));

/** Special rates by night; if a night has two the last one wins. */
export function ratesByNight(rates: readonly SpecialRate[]): ReadonlyMap<Day, number> {
  return new Map(rates.map((rate) => [rate.valid_at, rate.price]));
}

/** Returns a function that prices a night; never below the listing's price, which may have been raised since. */
export function nightPricer({ tariff, seasons }: Prices): (night: Day) => NightPrice {
  const rates = ratesByNight(tariff.special_rates);
  const standard = tariff.price;
  return (date) => {
    const season = seasonAt(seasons, date);
    const isWeekend = isWeekendNight(date);
    const atLeast = (price: number, layer: PriceLayer): NightPrice =>
      price < standard ? { date, price: standard, layer: 'standard' } : { date, price, layer };
    // The first layer with a price wins; null means no price.
    const ofDate = rates.get(date);
    if (ofDate !== undefined) return atLeast(ofDate, 'date');
    if (isWeekend && typeof season?.weekend_price === 'number')
      return atLeast(season.weekend_price, 'season_weekend');
    if (typeof season?.price === 'number') return atLeast(season.price, 'season');
    if (isWeekend && tariff.weekend_price !== null) return atLeast(tariff.weekend_price, 'weekend');
    if (tariff.base_price !== null) return atLeast(tariff.base_price, 'base');
    return { date, price: standard, layer: 'standard' };
  };
}

/**
 * Returns a function that prices the nights of ranges `[start, end)`, in order; nights shared by several ranges are
 * priced once.
 */
export function rangePricer(prices: Prices): (range: DayRange) => NightPrice[] {
  const priceOf = nightPricer(prices);
  const known = new Map<number, NightPrice>();
  const priceAt = (night: number) => {
    const price = known.get(night) ?? priceOf(dayFromNumber(night));
    known.set(night, price);
    return price;
  };
  return ({ start, end }) => {
    const first = dayNumber(start);
    return Array.from({ length: Math.max(0, dayNumber(end) - first) }, (_, place) => priceAt(first + place));
  };
}

/** The nights of `[start, end)` in order, with their prices. */
export const nightPrices = (prices: Prices, range: DayRange): NightPrice[] => rangePricer(prices)(range);

/** The lowest price per night from `today` on within `days` days, for the 'vanaf' price. */
export function lowestNightPrice(prices: Prices, today: Day, days: number): number {
  const { seasons, tariff } = prices;
  const isAlwaysTheSame =
    seasons.length === 0 &&
    tariff.special_rates.length === 0 &&
    tariff.base_price === null &&
    tariff.weekend_price === null;
  if (isAlwaysTheSame && days > 0) return tariff.price;
  const nights = nightPrices(prices, { start: today, end: addDays(today, days) });
  return nights.reduce((lowest, { price }) => Math.min(lowest, price), Infinity);
}
