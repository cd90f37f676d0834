/** The searches to run: query strings of the listing overview, the same ones every time. */
import { addDays, addMonths, todayIn } from '@/lib/dates/day';
import { cities } from '@/lib/listings/cities';
import { oceanviews, propertyTypes, searchableRentalPeriods } from '@/lib/listings/kinds';
import { listingOptions } from '@/lib/listings/options';
import { filtersToQuery, readFilters } from '@/lib/search/filters';
import {
  LAST_PAGE,
  flexDays,
  settingBounds,
  settingParameter,
  sortOrders,
  stayKinds,
} from '@/lib/search/parameters';
import type { SearchFilters } from '@/lib/search/parameters';
import { Random } from '@/scripts/synthetic/random';

/** Two weeks in which no listing is available: days from today, end exclusive. */
export const fullWeeks = { from: 60, to: 74 };
const MOST_FILTERS = 12;

type Query = Record<string, string>;
type Draw = (random: Random) => Query;

function numbers(random: Random, min: number, max: number): string {
  const [a, b] = [random.between(min, max), random.between(min, max)];
  return `${Math.min(a, b)}-${Math.max(a, b)}`;
}

function towns(random: Random): string {
  const chosen = new Set(Array.from({ length: random.between(1, 5) }, () => random.pick(cities).id));
  return [...chosen].sort((a, b) => a - b).join(',');
}

/** One draw for each filter, with values that occur in listings. */
const filterDraws: Draw[] = [
  (random) => ({ listing_city_id: towns(random) }),
  (random) => ({ property_type: random.pick(propertyTypes) }),
  (random) => ({ oceanview: random.pick(oceanviews) }),
  (random) => ({ minimum_rental_period: random.pick(searchableRentalPeriods) }),
  (random) => ({ max_capacity: numbers(random, 1, 10) }),
  (random) => ({ number_of_bedrooms: numbers(random, 1, 6) }),
  (random) => ({ number_of_bathrooms: numbers(random, 1, 4) }),
  (random) => ({ price: numbers(random, 70, 700) }),
  (random) => ({ adults: String(random.between(2, 10)) }),
  (random) => ({ adults: String(random.between(1, 9)), children: '1', babies: String(random.between(1, 2)) }),
  (random) => ({ pets: String(random.between(1, 2)) }),
  (random) => ({ logiesdecreet: `S${random.between(0, 9999).toString(36).toUpperCase().padStart(5, '0')}` }),
  ...listingOptions.map((option) => (random: Random) => {
    const { min, max } = settingBounds(option);
    return { [settingParameter(option.key)]: String(random.between(Math.max(1, min), Math.min(4, max))) };
  }),
  (random) => ({ name: random.pick(['zee', 'duin', 'résidence', 'a1']) }),
  (random) => ({ bbox: [2.5 + random.next() * 0.3, 51, 2.9 + random.next() * 0.4, 51.4].join(',') }),
];
const LICENCE = 11;

/** A stay outside the two full weeks. */
const drawStay: Draw = (random) => {
  const nights = random.between(1, 21);
  const isEarly = random.chance(0.6);
  const from = isEarly ? random.between(1, fullWeeks.from - nights) : random.between(fullWeeks.to, 300);
  return { arrival: addDays(todayIn(), from), departure: addDays(todayIn(), from + nights) };
};

/** The same with flexible days: starting some days earlier or later. */
const drawFlexible: Draw = (random) => ({ ...drawStay(random), flex: String(random.pick(flexDays)) });

/** Any stay of a kind in one of the months in which most listings can be booked. */
const drawMonth: Draw = (random) => ({
  month: addMonths(todayIn(), random.between(0, 9)).slice(0, 7),
  stay: random.pick(stayKinds),
});

/** The same for a number of nights, in one to three months. */
const drawNights: Draw = (random) => {
  const first = random.between(0, 7);
  const months = Array.from({ length: random.between(1, 3) }, (_, ahead) => first + ahead);
  return {
    month: months.map((ahead) => addMonths(todayIn(), ahead).slice(0, 7)).join(','),
    nights: String(random.between(2, 10)),
  };
};

/** A stay within a budget. */
const drawBudget: Draw = (random) => ({ ...drawStay(random), max_total: String(50 * random.between(2, 60)) });

/** A week in which many listings are free, for two or three guests. */
const drawWeek: Draw = (random) => {
  const from = random.between(fullWeeks.to, 250);
  return {
    arrival: addDays(todayIn(), from),
    departure: addDays(todayIn(), from + 7),
    guests: String(random.between(2, 3)),
    pets: String(random.between(0, 1)),
  };
};

function textOf(query: Query): string {
  const { filters, faults } = readFilters(query);
  // A search with invalid parameters would be measured as one without filters.
  if (faults.size > 0) throw new Error(`The bench asks what makes no sense: ${JSON.stringify(query)}`);
  return filtersToQuery(filters);
}

const noStay: Draw = () => ({});

function drawSearch(random: Random, drawDays: Draw): string {
  const count = Math.floor(random.next() ** 1.5 * (MOST_FILTERS + 1));
  const chosen = Array.from({ length: count }, () => random.pick(filterDraws));
  // A licence number matches at most one listing, so it is used rarely.
  const draws = chosen.filter((draw) => draw !== filterDraws[LICENCE] || random.chance(0.1));
  const parts = draws.map((draw) => draw(random));
  const order = random.pick(sortOrders);
  const page = random.chance(0.2) ? { page: String(random.between(1, LAST_PAGE)) } : {};
  return textOf(Object.assign({ sort_by: order, ...page, ...drawDays(random) }, ...parts));
}

/** `count` searches with up to twelve filters, in any sort order, some of them for late pages. */
export function randomSearches(
  count: number,
  { withStay, seed }: { withStay: boolean; seed: number },
): string[] {
  return searchesWith(withStay ? drawStay : noStay, count, seed);
}

function searchesWith(drawDays: Draw, count: number, seed: number): string[] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => drawSearch(random, drawDays));
}

/** Up to four filters, three in ten times without days: what people typically subscribe to. */
export function watchedSearches(count: number, seed: number): string[] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => {
    const kind = random.next();
    const drawDays = kind < 0.5 ? drawStay : kind < 0.6 ? drawFlexible : kind < 0.7 ? drawMonth : noStay;
    const draws = Array.from({ length: random.between(0, 4) }, () => random.pick(filterDraws));
    return textOf(Object.assign(drawDays(random), ...draws.map((draw) => draw(random))));
  });
}

/** Every pair of filters, including stays. */
export function pairedSearches(seed: number): string[] {
  const random = new Random(seed);
  const paired = (draw: Draw, others: readonly Draw[]) =>
    others.map((other) => textOf({ ...draw(random), ...other(random) }));
  return [
    ...filterDraws.flatMap((draw, index) => paired(draw, filterDraws.slice(index + 1))),
    // Not with each other: a search specifies days in one way only.
    ...[drawStay, drawFlexible, drawMonth, drawNights, drawBudget].flatMap((draw) =>
      paired(draw, filterDraws),
    ),
  ];
}

const orders = (query: Query) => sortOrders.map((order) => textOf({ ...query, sort_by: order }));
const fullStay = (from: number, to: number) => ({
  arrival: addDays(todayIn(), from),
  departure: addDays(todayIn(), to),
});

/** Searches in the two full weeks: nothing is available, whatever the other filters. */
export function fullSearches(count: number, seed: number): string[] {
  const random = new Random(seed);
  return Array.from({ length: count }, (_, index) => {
    const from = random.between(fullWeeks.from, fullWeeks.to - 1);
    const stay = index % 2 ? fullStay(from, from + 1) : fullStay(fullWeeks.from, fullWeeks.to);
    const filter = index % 3 ? random.pick(filterDraws)(random) : {};
    return textOf({ ...filter, ...stay, sort_by: random.pick(sortOrders) });
  });
}

/** The last page that exists, in each sort order: of everything, of half, and of what is available for a week. */
export function lastPages(): string[] {
  const page = String(LAST_PAGE);
  const week = fullStay(30, 37);
  const queries: Query[] = [{}, { price: '0-250' }, week, { listing_setting_wifi: '1', adults: '2' }];
  return queries.flatMap((query) => orders({ ...query, page }));
}

/** Features that few or no listings have, combined so that no single one narrows down the search. */
export function sparseSearches(): string[] {
  const switches = Object.fromEntries(
    listingOptions.filter(({ kind }) => kind === 'boolean').map(({ key }) => [settingParameter(key), '1']),
  );
  const many: Query = { listing_setting_single_beds: '4', listing_setting_double_beds: '4' };
  const rare: Query = { property_type: 'penthouse', oceanview: oceanviews[0], price: '900-1500' };
  const half: Query = { max_capacity: '4', number_of_bedrooms: '2', number_of_bathrooms: '1' };
  const year = fullStay(1, 1 + 364);
  const fortnight = fullStay(fullWeeks.from - 14, fullWeeks.from);
  return [
    switches,
    { ...switches, ...many },
    rare,
    { ...rare, ...many },
    { ...half, ...switches },
    year,
    fortnight,
  ]
    .flatMap((query) => [query, { ...query, ...fortnight }])
    .flatMap(orders);
}

const orNothing = (random: Random, share: number, query: Query): Query => (random.chance(share) ? query : {});

/** A search as guests make it: mostly a town and little else, now and then in another order or on a later page. */
function drawGuestSearch(random: Random, withStay: boolean): string {
  return textOf({
    ...orNothing(random, 0.7, { listing_city_id: String(random.pick(cities).id) }),
    ...orNothing(random, 0.3, { property_type: random.pick(propertyTypes) }),
    ...orNothing(random, 0.3, { adults: String(random.between(2, 8)) }),
    ...orNothing(random, 0.2, { number_of_bedrooms: `${random.between(1, 3)}-10` }),
    ...orNothing(random, 0.2, { price: `0-${50 * random.between(2, 8)}` }),
    ...orNothing(random, 0.1, { oceanview: random.pick(oceanviews) }),
    ...orNothing(random, 0.1, { listing_setting_wifi: '1' }),
    ...orNothing(random, 0.2, { sort_by: random.pick(sortOrders) }),
    ...orNothing(random, 0.2, { page: String(random.between(2, 5)) }),
    ...(withStay ? drawStay(random) : {}),
  });
}

/** Distinct searches as guests make them. */
export function guestSearches(
  count: number,
  { withStay, seed }: { withStay: boolean; seed: number },
): string[] {
  const random = new Random(seed);
  const searches = new Set<string>();
  while (searches.size < count) searches.add(drawGuestSearch(random, withStay));
  return [...searches];
}

interface OverviewKind {
  /** With arrival and departure. */
  withStay?: boolean;
  /** Not the first page. Such a search has few other filters, so that there is such a page. */
  later?: boolean;
}

/** URLs of overviews never requested before: each is a different page. */
export function* newOverviews(
  seed: number,
  { withStay = false, later = false }: OverviewKind = {},
): Generator<string, never> {
  const random = new Random(seed);
  const seen = new Set<string>();
  while (true) {
    const query = {
      price: `${random.between(0, 120)}-${random.between(later ? 600 : 200, 9999)}`,
      ...(later
        ? { page: String(random.between(2, 5)) }
        : random.pick(filterDraws.slice(0, LICENCE))(random)),
      ...(withStay && drawStay(random)),
    };
    const text = textOf(query);
    if (!seen.has(text)) yield `/aanbod?${text}`;
    seen.add(text);
  }
}

export const filtersOf = (text: string): SearchFilters =>
  readFilters(Object.fromEntries(new URLSearchParams(text))).filters;

/** `count` random weeks, with these parameters. */
function weeks(count: number, seed: number, more: (random: Random) => Query): string[] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => textOf({ ...drawWeek(random), ...more(random) }));
}

const byTotal = (random: Random): Query => ({ sort_by: random.pick(['price_asc', 'price_desc']) });
const aroundIt = (random: Random): Query => ({ flex: String(random.pick(flexDays)) });

/** Searches by the stay's total price, and the same ones by date. */
export const totalKinds = {
  'a week by date': () => weeks(100, 11, () => ({})),
  'a week by total': () => weeks(100, 11, byTotal),
  'a week within a budget': () =>
    weeks(100, 11, (random) => ({ max_total: String(50 * random.between(10, 40)) })),
  'a week or so by date': () => weeks(40, 12, aroundIt),
  'a week or so by total': () => weeks(40, 12, (random) => ({ ...aroundIt(random), ...byTotal(random) })),
  'nights in some months by date': () => searchesWith(drawNights, 40, 13).map(withoutOrder),
  'nights in some months by total': () =>
    searchesWith(drawNights, 40, 13).map((text) => `${withoutOrder(text)}&sort_by=price_asc`),
} as const;
export type TotalKind = keyof typeof totalKinds;
// The keys of a literal whose type contains all of them.
export const totalKindNames = Object.keys(totalKinds) as TotalKind[];

/** Only the days of a search. */
function withoutOrder(text: string): string {
  const { month, nights } = filtersOf(text);
  return filtersToQuery({ month, nights });
}

export const searchKinds = {
  'without dates': () => randomSearches(200, { withStay: false, seed: 1 }),
  'with dates': () => randomSearches(200, { withStay: true, seed: 2 }),
  flex: () => searchesWith(drawFlexible, 200, 6),
  month: () => searchesWith(drawMonth, 200, 7),
  'every two filters': () => pairedSearches(3),
  'nothing is free anywhere': () => fullSearches(60, 4),
  'the last page there is': lastPages,
  'what few homes have': sparseSearches,
} as const;
export type SearchKind = keyof typeof searchKinds;
// The keys of a literal whose type contains all of them.
export const searchKindNames = Object.keys(searchKinds) as SearchKind[];
