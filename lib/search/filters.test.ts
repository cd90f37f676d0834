import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/dates/day';
import { cities } from '@/lib/listings/cities';
import { oceanviews, propertyTypes, searchableRentalPeriods } from '@/lib/listings/kinds';
import { listingOptions } from '@/lib/listings/options';
import { filtersToQuery, offeredOrders, partyOf, readFilters, townOf } from '@/lib/search/filters';
import { parseBounds } from '@/lib/geometry/bounds';
import {
  MAX_NIGHTS,
  TOTAL_BOUNDS,
  LAST_PAGE,
  flexDays,
  settingBounds,
  settingParameter,
  sortOrders,
  stayKinds,
} from '@/lib/search/parameters';
import type { SearchFilters } from '@/lib/search/parameters';

const range = fc
  .tuple(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 2000 }))
  .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));

const settings = Object.fromEntries(
  listingOptions.map((option) => [settingParameter(option.key), fc.integer(settingBounds(option))]),
);

const stay = fc
  .tuple(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 1, max: 60 }))
  .map(([from, nights]) => {
    const arrival = addDays('2026-11-21', from);
    return { arrival, departure: addDays(arrival, nights) };
  });

const months = fc
  .subarray(['1900-01', '2026-11', '2027-02', '2199-12'] as const, { minLength: 1 })
  .map((some) => some.toSorted());
const month = fc.oneof(
  fc.record({ month: months, stay: fc.constantFrom(...stayKinds) }),
  fc.record({ month: months, nights: fc.integer({ min: 1, max: MAX_NIGHTS }) }),
);
const budget = fc.record({ max_total: fc.integer(TOTAL_BOUNDS) }, { requiredKeys: [] });

const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map((n) => Math.fround(n));
const bbox = fc
  .tuple(degrees(-179, 0), degrees(-89, 0), degrees(0, 179), degrees(0, 89))
  .map(([west, south, east, north]) => ({ west, south, east: east + 0.5, north: north + 0.5 }))
  .filter((bounds) => parseBounds(Object.values(bounds).join(',')) !== null);

const filters: fc.Arbitrary<SearchFilters> = fc
  .tuple(
    fc.record(
      {
        listing_city_id: fc
          .uniqueArray(fc.constantFrom(...cities.map(({ id }) => id)), { minLength: 1 })
          .map((ids) => ids.toSorted((a, b) => a - b)),
        property_type: fc.constantFrom(...propertyTypes),
        max_capacity: range,
        number_of_bedrooms: range,
        number_of_bathrooms: range,
        price: range,
        oceanview: fc.subarray([...oceanviews], { minLength: 1 }),
        minimum_rental_period: fc.constantFrom(...searchableRentalPeriods),
        name: fc.constantFrom('zon', 'Résidence', '100%', 'a_b'),
        logiesdecreet: fc.stringMatching(/^[A-Za-z0-9]{1,6}$/),
        adults: fc.integer({ min: 1, max: 99 }),
        pets: fc.integer({ min: 1, max: 10 }),
        bbox: bbox.map((bounds) => parseBounds(Object.values(bounds).join(',')) ?? bounds),
        sort_by: fc.constantFrom(...sortOrders.filter((order) => order !== 'recent')),
        page: fc.integer({ min: 2, max: LAST_PAGE }),
        ...settings,
      },
      { requiredKeys: [] },
    ),
    fc.oneof(
      fc.constant({}),
      fc.tuple(stay, budget).map(([days, most]) => ({ ...days, ...most })),
      fc.tuple(stay, fc.constantFrom(...flexDays)).map(([days, flex]) => ({ ...days, flex })),
      fc.tuple(month, budget).map(([some, most]) => ({ ...some, ...most })),
    ),
  )
  .chain(([known, days]) => {
    const search = { ...known, ...days };
    if (search.adults === undefined) return fc.constant(search);
    const young = { children: fc.integer({ min: 1, max: 99 }), babies: fc.integer({ min: 1, max: 5 }) };
    return fc.record(young, { requiredKeys: [] }).map((others) => ({ ...search, ...others }));
  });

const rawOf = (query: string) => Object.fromEntries(new URLSearchParams(query));

describe('a search as a query string', () => {
  it('reads back what it wrote, without a fault', () => {
    fc.assert(
      fc.property(filters, (given) => {
        const { filters: read, faults } = readFilters(rawOf(filtersToQuery(given)));
        expect(read).toEqual(given);
        expect([...faults]).toEqual([]);
      }),
    );
  });

  it('writes the same text in whatever order the parameters came', () => {
    fc.assert(
      fc.property(filters, fc.infiniteStream(fc.double({ noNaN: true })), (given, random) => {
        const query = filtersToQuery(given);
        const entries = Object.entries(rawOf(query))
          .map((entry) => ({ entry, place: random.next().value ?? 0 }))
          .sort((a, b) => a.place - b.place)
          .map(({ entry }) => entry);
        expect(filtersToQuery(readFilters(Object.fromEntries(entries)).filters)).toBe(query);
      }),
    );
  });

  it('never throws, and what it understood of anything it understands again', () => {
    const name = fc.oneof(
      fc.constantFrom('price', 'arrival', 'departure', 'page', 'adults', 'babies', 'guests'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.dictionary(name, fc.string()), (raw) => {
        const { filters: read } = readFilters(raw);
        expect(readFilters(rawOf(filtersToQuery(read))).filters).toEqual(read);
      }),
    );
  });

  it.each([
    ['listing_city_id=3,1,3', 'listing_city_id=1%2C3'],
    ['number_of_bedrooms=04', 'number_of_bedrooms=4'],
    ['price=95-95', 'price=95'],
    ['sort_by=recent&page=1', ''],
    ['listing_city_id=&price=&logiesdecreet=%20%20', ''],
    ['logiesdecreet=%20900001%20', 'logiesdecreet=900001'],
    ['pets=0&children=0', ''],
    ['children=2&pets=01&babies=1&adults=3', 'adults=3&children=2&babies=1&pets=1'],
    ['babies=0&adults=2', 'adults=2'],
    ['guests=5&children=2', 'adults=3&children=2'],
    ['guests=4&babies=1', 'adults=4&babies=1'],
    ['guests=&adults=2', 'adults=2'],
    ['page=2&listing_city_id=11', 'listing_city_id=11&page=2'],
    ['oceanview=side,front', 'oceanview=front%2Cside'],
    ['oceanview=front', 'oceanview=front'],
    ['oceanview=', ''],
    ['month=2027-04,2027-03,2027-04&nights=07', 'month=2027-03%2C2027-04&nights=7'],
    ['month=2027-03&stay=week&max_total=01500', 'month=2027-03&stay=week&max_total=1500'],
    ['name=%20Zonne%20%20dauw', 'name=Zonne+dauw'],
  ])('%s is %s', (given, normalised) => {
    const { filters: read, faults } = readFilters(rawOf(given));
    expect(filtersToQuery(read)).toBe(normalised);
    expect([...faults]).toEqual([]);
  });

  it('takes a repeated town as a list', () => {
    expect(readFilters({ listing_city_id: ['11', '2', ''] }).filters).toEqual({ listing_city_id: [2, 11] });
  });
});

describe('what makes no sense is a fault of its parameter, and is left out', () => {
  it.each([
    ['kleur=rood', 'kleur', 'unknown'],
    ['flex=3', 'flex', 'malformed'],
    ['month=2027-01', 'stay', 'missing'],
    ['stay=week', 'month', 'missing'],
    ['month=2027-13&stay=week', 'month', 'malformed'],
    ['month=2027-1&stay=week', 'month', 'malformed'],
    ['month=2027-01&stay=month', 'stay', 'malformed'],
    ['nights=7', 'month', 'missing'],
    ['month=2027-01&nights=0', 'nights', 'malformed'],
    ['month=2027-01&nights=29', 'nights', 'malformed'],
    ['month=2027-1&nights=7', 'month', 'malformed'],
    ['month=2027-01,2027-13&nights=7', 'month', 'malformed'],
    ['month=2027-01,&nights=7', 'month', 'malformed'],
    ['month=2027-01,2027-02,2027-03,2027-04,2027-05,2027-06,2027-07&nights=7', 'month', 'malformed'],
    ['max_total=1500', 'max_total', 'stayless'],
    ['max_total=49', 'max_total', 'malformed'],
    ['max_total=20001', 'max_total', 'malformed'],
    ['max_total=1500.5', 'max_total', 'malformed'],
    ['max_total=1500&arrival=2027-07-03', 'departure', 'missing'],
    ['max_total=1500&month=2027-07', 'stay', 'missing'],
    ['name=a', 'name', 'malformed'],
    [`name=${'a'.repeat(61)}`, 'name', 'malformed'],
    ['bbox=2,51,3', 'bbox', 'malformed'],
    ['bbox=3,51,2,52', 'bbox', 'malformed'],
    ['listing_setting_jacuzzi=1', 'listing_setting_jacuzzi', 'unknown'],
    ['toString=1', 'toString', 'unknown'],
    ['listing_city_id=15', 'listing_city_id', 'malformed'],
    ['listing_city_id=1,,2', 'listing_city_id', 'malformed'],
    ['listing_city_id=oostende', 'listing_city_id', 'malformed'],
    ['property_type=castle', 'property_type', 'malformed'],
    ['max_capacity=4-2', 'max_capacity', 'malformed'],
    ['number_of_bedrooms=-1', 'number_of_bedrooms', 'malformed'],
    ['number_of_bathrooms=1-2-3', 'number_of_bathrooms', 'malformed'],
    ['price=1e3', 'price', 'malformed'],
    ['price=0x10-90', 'price', 'malformed'],
    ['price=1000001', 'price', 'malformed'],
    ['oceanview=yes', 'oceanview', 'malformed'],
    ['oceanview=front,foo', 'oceanview', 'malformed'],
    ['oceanview=front,front', 'oceanview', 'malformed'],
    ['oceanview=front,', 'oceanview', 'malformed'],
    ['oceanview=,', 'oceanview', 'malformed'],
    ['oceanview=FRONT', 'oceanview', 'malformed'],
    ['minimum_rental_period=year', 'minimum_rental_period', 'malformed'],
    ['listing_setting_wifi=0', 'listing_setting_wifi', 'malformed'],
    ['listing_setting_wifi=true', 'listing_setting_wifi', 'malformed'],
    ['listing_setting_floor=11', 'listing_setting_floor', 'malformed'],
    ['listing_setting_parking_spaces=0', 'listing_setting_parking_spaces', 'malformed'],
    ['logiesdecreet=1234567', 'logiesdecreet', 'malformed'],
    ['sort_by=name', 'sort_by', 'malformed'],
    ['adults=0', 'adults', 'malformed'],
    ['adults=2.5', 'adults', 'malformed'],
    ['adults=100', 'adults', 'malformed'],
    ['guests=0', 'guests', 'malformed'],
    ['guests=x&children=2', 'guests', 'malformed'],
    ['children=2', 'adults', 'missing'],
    ['babies=1&pets=0', 'adults', 'missing'],
    ['pets=11', 'pets', 'malformed'],
    ['pets=ja', 'pets', 'malformed'],
    ['page=0', 'page', 'malformed'],
    [`page=${LAST_PAGE + 1}`, 'page', 'malformed'],
    ['arrival=2027-02-30&departure=2027-03-02', 'arrival', 'malformed'],
    ['arrival=2027-07-03', 'departure', 'missing'],
    ['departure=2027-07-03', 'arrival', 'missing'],
    ['arrival=2027-07-03&departure=2027-07-03', 'departure', 'malformed'],
    ['arrival=2027-07-10&departure=2027-07-03', 'departure', 'malformed'],
  ])('%s', (query, name, fault) => {
    const { filters: read, faults } = readFilters(
      rawOf(`${query}&property_type=villa`.replace(/^(property_type=castle).*/, '$1')),
    );
    expect([...faults]).toEqual([[name, fault]]);
    expect(read).toEqual(name === 'property_type' ? {} : { property_type: 'villa' });
  });
});

describe('who comes', () => {
  it.each([
    ['', 1, 0, 0, 0],
    ['adults=5', 5, 0, 0, 0],
    ['adults=3&children=2&babies=1&pets=1', 3, 2, 1, 1],
    ['guests=5&children=2&pets=1', 3, 2, 0, 1],
    ['pets=1', 1, 0, 0, 1],
  ])('by %s', (query, adults, children, babies, pets) => {
    expect(partyOf(readFilters(rawOf(query)).filters)).toEqual({ adults, children, babies, pets });
  });
});

describe('the orders to choose from', () => {
  it.each([
    ['', true, ['recent', 'price_asc', 'price_desc', 'rating_asc', 'rating_desc']],
    ['', false, ['recent', 'price_asc', 'price_desc']],
    ['sort_by=rating_desc', false, ['recent', 'price_asc', 'price_desc', 'rating_desc']],
    ['sort_by=price_asc', false, ['recent', 'price_asc', 'price_desc']],
  ])('%s where ratings exist: %s', (query, hasRatings, orders) => {
    expect(offeredOrders(readFilters(rawOf(query)).filters, hasRatings)).toEqual(orders);
  });
});

describe('the overview of one town', () => {
  it.each([
    ['listing_city_id=11', 11],
    ['listing_city_id=11&page=3', 11],
    ['listing_city_id=11,2', null],
    ['listing_city_id=11&sort_by=price_asc', null],
    ['', null],
  ])('%s is that of town %s', (query, town) => {
    expect(townOf(readFilters(rawOf(query)).filters)).toBe(town);
  });
});

describe('what makes no sense beside something that does', () => {
  it.each([
    ['guests=2&children=2', 'children', 'adults=2'],
    ['adults=2&children=-1', 'children', 'adults=2'],
    ['adults=2&babies=6', 'babies', 'adults=2'],
    ['adults=2&guests=4', 'guests', 'adults=2'],
    ['flex=4&arrival=2027-01-01&departure=2027-01-05', 'flex', 'arrival=2027-01-01&departure=2027-01-05'],
    ['flex=3&month=2027-01&stay=week', 'flex', 'month=2027-01&stay=week'],
    [
      'month=2027-01&stay=week&arrival=2027-01-01&departure=2027-01-05',
      'month',
      'arrival=2027-01-01&departure=2027-01-05',
    ],
    [
      'month=2027-01&arrival=2027-01-01&departure=2027-01-05&flex=1',
      'month',
      'arrival=2027-01-01&departure=2027-01-05&flex=1',
    ],
    ['month=2027-01&stay=week&nights=7', 'nights', 'month=2027-01&stay=week'],
    ['month=2027-01&stay=week&nights=40', 'nights', 'month=2027-01&stay=week'],
    [
      'month=2027-01&nights=7&arrival=2027-01-01&departure=2027-01-05',
      'month',
      'arrival=2027-01-01&departure=2027-01-05',
    ],
    [
      'max_total=20&arrival=2027-01-01&departure=2027-01-05',
      'max_total',
      'arrival=2027-01-01&departure=2027-01-05',
    ],
  ])('%s: a fault of %s', (query, name, kept) => {
    const { filters: read, faults } = readFilters(rawOf(query));
    expect([...faults.keys()]).toEqual([name]);
    expect(filtersToQuery(read)).toBe(kept);
  });
});
