/** What a night costs (docs/rules/stays.md#price-of-a-night). Whole euros, VAT included. */
import { addDays, dayFromNumber, dayNumber, weekdayOfNumber } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { seasonAt } from '@/lib/stays/terms';
import type { Season, SpecialRate, Tariff } from '@/lib/stays/terms';

/** What set the price of a night, the first that has one: see `layersOf`. */
export type PriceLayer = 'date' | 'season_weekend' | 'season' | 'weekend' | 'standard';

export interface NightPrice {
  readonly date: Day;
  readonly price: number;
  readonly layer: PriceLayer;
}

type NightTariff = Pick<Tariff, 'price' | 'weekend_price' | 'special_rates'>;
type Prices = { readonly tariff: NightTariff; readonly seasons: readonly Season[] };

const FRIDAY = 5;
const SATURDAY = 6;

/** Whether a night is one of a weekend. */
export function isWeekendNight(night: Day): boolean {
  const weekday = weekdayOfNumber(dayNumber(night));
  return weekday === FRIDAY || weekday === SATURDAY;
}

/** Special rates by the night they are for; of two for one night the last counts. */
export function ratesByNight(rates: readonly SpecialRate[]): ReadonlyMap<Day, number> {
  return new Map(rates.map((rate) => [rate.valid_at, rate.price]));
}

/** The prices that may count for a night, the one that goes before first; null sets none. */
function* layersOf(
  night: Day,
  { tariff, seasons }: Prices,
  rates: ReadonlyMap<Day, number>,
): Generator<[PriceLayer, number | null | undefined]> {
  const season = seasonAt(seasons, night);
  const isWeekend = isWeekendNight(night);
  yield ['date', rates.get(night)];
  if (isWeekend) yield ['season_weekend', season?.weekend_price];
  yield ['season', season?.price];
  if (isWeekend) yield ['weekend', tariff.weekend_price];
}

/** Prices nights one after the other; never below the listing's price, which may have been raised since. */
export function nightPricer(prices: Prices): (night: Day) => NightPrice {
  const rates = ratesByNight(prices.tariff.special_rates);
  const standard = prices.tariff.price;
  return (date) => {
    for (const [layer, price] of layersOf(date, prices, rates)) {
      if (price === null || price === undefined) continue;
      return price < standard ? { date, price: standard, layer: 'standard' } : { date, price, layer };
    }
    return { date, price: standard, layer: 'standard' };
  };
}

/** Gives the nights of ranges `[start, end)` in order, each with its price; one that several share is priced once. */
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

/** The nights of `[start, end)` in order, each with its price. */
export const nightPrices = (prices: Prices, range: DayRange): NightPrice[] => rangePricer(prices)(range);

/** The lowest price of a night among those from `today` on within `days`; the nights of 'vanaf'. */
export function lowestNightPrice(prices: Prices, today: Day, days: number): number {
  const nights = nightPrices(prices, { start: today, end: addDays(today, days) });
  return nights.reduce((lowest, { price }) => Math.min(lowest, price), Infinity);
}
