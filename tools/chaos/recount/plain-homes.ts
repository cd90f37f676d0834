/** The homes that visitors can find, read row by row, and a search that checks each. */
import { addDays, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import type { Season, StayBounds, StayPrices, StayRules, Tariff } from '@/lib/stays/terms';
import { mayAskPlainly, pricePlainly } from '@/tests/support/plain-stays';
import { rowsOf } from '@/tools/chaos/recount/invariant';
import type { Recounted } from '@/tools/chaos/recount/invariant';

export interface PlainHome {
  id: number;
  city: number;
  type: string;
  view: string;
  capacity: number;
  bedrooms: number;
  bathrooms: number;
  price: number;
  rating: number | null;
  /** Milliseconds. */
  approved: number;
  rules: StayRules;
  seasons: Season[];
  tariff: Omit<Tariff, 'last_minute' | 'early' | 'price'>;
  last_minute: { days: number | null; percent: number | null };
  early: { days: number | null; percent: number | null };
  booked: DayRange[];
  blocked: DayRange[];
}

const list = (fields: string, from: string) => `(SELECT coalesce(json_agg(json_build_object(${fields})), '[]')
  FROM ${from} WHERE listing_id = l.id)`;
const taken = (which: string) =>
  list(`'start', start_date, 'end', end_date`, `(SELECT * FROM occupancies WHERE ${which}) o`);
const rental = ['night', 'week', 'midweek', 'two_weeks', 'weekend', 'long_weekend', 'month', 'year'];

const query = `
  SELECT l.id, l.listing_city_id AS city, l.property_type::text AS type, l.oceanview::text AS view,
    l.max_capacity AS capacity, l.number_of_bedrooms AS bedrooms, l.number_of_bathrooms AS bathrooms, l.price,
    l.rating::float8 AS rating, (extract(epoch FROM l.approved_at) * 1000)::float8 AS approved,
    json_build_object(${rental.map((period) => `'rental_period_${period}', l.rental_period_${period}`).join(', ')},
      'min_stay', l.min_stay, 'max_stay', l.max_stay,
      'max_days_reservation_advance', l.max_days_reservation_advance, 'notice_days', l.notice_days,
      'preparation_nights', l.preparation_nights, 'gap_stays', l.gap_stays) AS rules,
    ${list(
      `'name', name, 'start_date', start_date, 'end_date', end_date, 'price', price, 'weekend_price', weekend_price,
       'week_price', week_price, 'min_stay', min_stay, 'arrival_days', arrival_days, 'departure_days', departure_days`,
      'listing_seasons',
    )} AS seasons,
    json_build_object('base_price', l.base_price, 'weekend_price', l.weekend_price,
      'special_rates', ${list(`'valid_at', valid_at, 'price', price`, 'custom_listing_prices')},
      'length_discounts', ${list(`'nights', nights, 'percent', percent`, 'listing_length_discounts')},
      'costs', ${list(
        `'kind', kind, 'label', label, 'amount_cents', amount_cents, 'per', per, 'optional', optional,
         'on_site', on_site`,
        'listing_costs',
      )}) AS tariff,
    json_build_object('days', l.last_minute_days, 'percent', l.last_minute_percent) AS last_minute,
    json_build_object('days', l.early_days, 'percent', l.early_percent) AS early,
    ${taken(`source <> 'blocked'`)} AS booked, ${taken(`source = 'blocked'`)} AS blocked
  FROM listings l WHERE l.approved_at IS NOT NULL AND l.disabled_at IS NULL`;

export const readHomes = (world: Recounted) => rowsOf<PlainHome>(world, query);

/** A search: bounds of numbers are inclusive. */
export interface Asked {
  listing_city_id?: number;
  property_type?: string;
  oceanview?: string;
  max_capacity?: [number, number];
  number_of_bedrooms?: [number, number];
  number_of_bathrooms?: [number, number];
  price?: [number, number];
  adults?: number;
  /** Days from today, and nights. */
  stay?: [number, number];
  sort_by: 'recent' | 'price_asc' | 'rating_desc';
}

const daysOf = ([from, nights]: [number, number]): { start: Day; end: Day } => {
  const start = addDays(todayIn(), from);
  return { start, end: addDays(start, nights) };
};

export function queryOf({ stay, ...asked }: Asked): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked))
    query.set(name, Array.isArray(value) ? value.join('-') : String(value));
  if (stay) {
    query.set('arrival', daysOf(stay).start);
    query.set('departure', daysOf(stay).end);
  }
  return query.toString();
}

const moment = ({ days, percent }: PlainHome['early']) =>
  days === null || percent === null ? null : { days, percent };

const termsOf = (home: PlainHome): StayBounds & StayPrices => ({
  ...{ rules: home.rules, seasons: home.seasons, today: todayIn() },
  ...{ booked: home.booked, blocked: home.blocked },
  tariff: {
    ...{ ...home.tariff, price: home.price },
    ...{ last_minute: moment(home.last_minute), early: moment(home.early) },
  },
});

const isWithin = (value: number, range?: [number, number]) =>
  !range || (value >= range[0] && value <= range[1]);

function fits(home: PlainHome, asked: Asked): boolean {
  return (
    (asked.listing_city_id === undefined || home.city === asked.listing_city_id) &&
    (asked.property_type === undefined || home.type === asked.property_type) &&
    (asked.oceanview === undefined || home.view === asked.oceanview) &&
    isWithin(home.capacity, asked.max_capacity) &&
    isWithin(home.bedrooms, asked.number_of_bedrooms) &&
    isWithin(home.bathrooms, asked.number_of_bathrooms) &&
    isWithin(home.price, asked.price) &&
    home.capacity >= (asked.adults ?? 0) &&
    (asked.stay === undefined || mayAskPlainly(termsOf(home), daysOf(asked.stay)))
  );
}

type Result = [home: PlainHome, total: number | null];

const byRecent = ([a]: Result, [b]: Result) => b.approved - a.approved || b.id - a.id;
const orders: Record<Asked['sort_by'], (a: Result, b: Result) => number> = {
  recent: byRecent,
  price_asc: ([a, totalA], [b, totalB]) => (totalA ?? a.price) - (totalB ?? b.price) || a.id - b.id,
  rating_desc: (a, b) => {
    const [ratingA, ratingB] = [a[0].rating, b[0].rating];
    if (ratingA === null || ratingB === null)
      return ratingA === ratingB ? byRecent(a, b) : ratingA === null ? 1 : -1;
    return ratingB - ratingA || b[0].id - a[0].id;
  },
};

/** The expected results, in order, with the stay's total. */
export function searchHomes(homes: readonly PlainHome[], asked: Asked): Result[] {
  const found = homes.filter((home) => fits(home, asked));
  const party = { adults: asked.adults ?? 1, children: 0, babies: 0, pets: 0 };
  return found
    .map((home): Result => {
      const { stay } = asked;
      return [home, stay ? pricePlainly(termsOf(home), daysOf(stay), party).total : null];
    })
    .toSorted(orders[asked.sort_by]);
}
