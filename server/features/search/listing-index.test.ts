import { serialize } from 'node:v8';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayNumber } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { cities } from '@/lib/listings/cities';
import { oceanviews, propertyTypes, rentalPeriods, searchableRentalPeriods } from '@/lib/listings/kinds';
import { listingOptions } from '@/lib/listings/options';
import { sortOrders } from '@/lib/search/parameters';
import type { SearchFilters } from '@/lib/search/parameters';
import { ListingIndex, shapeFor } from '@/server/features/search/listing-index';
import type { Changed } from '@/server/features/search/listing-index';
import { memoryOf } from '@/server/features/search/load-index';
import type { ListingRow } from '@/server/features/search/read-listings';

const today: Day = '2028-03-01';
const firstNight = dayNumber(today);
const LISTINGS = 40;
const shape = shapeFor(LISTINGS, today, { growth: 1, spare: 8, labelPiece: 512 });

interface World {
  listings: ListingRow[];
  /** Per listing: nights from today, and how many. */
  stays: [from: number, nights: number, isBlock: number][];
  /** By position of the listing; may refer to none. */
  seasons: [place: number, from: number, nights: number, rules: [number, number, number]][];
}

const small = fc.integer({ min: 1, max: 5 });
const row: fc.Arbitrary<Omit<ListingRow, 'id'>> = fc.record({
  price: fc.constantFrom(70, 95, 150, 1000, 9000),
  approvedAt: fc.constantFrom(0, 1000, 2000).map((more) => Date.UTC(2028, 0, 1) + more),
  rating: fc.constantFrom(0, 350, 500),
  cityId: fc.constantFrom(...cities.map(({ id }) => id)),
  propertyType: fc.nat(propertyTypes.length - 1),
  oceanview: fc.nat(oceanviews.length - 1),
  maxCapacity: small,
  cots: fc.nat(2),
  bedrooms: small,
  bathrooms: small,
  periods: fc.integer({ min: 1, max: 2 ** rentalPeriods.length - 1 }),
  minStay: fc.constantFrom(1, 7),
  maxStay: fc.constantFrom(7, 30),
  advance: fc.constantFrom(90, 365),
  notice: fc.constantFrom(0, 0, 8),
  preparation: fc.nat(2),
  gapStays: fc.nat(1),
  basePrice: fc.constantFrom(0, 0, 175),
  weekendPrice: fc.constantFrom(0, 0, 200),
  lastMinuteDays: fc.nat(30),
  lastMinutePercent: fc.constantFrom(0, 0, 10),
  earlyDays: fc.nat(30),
  earlyPercent: fc.constantFrom(0, 0, 15),
  point: fc.option(
    fc.record({
      latitude: fc.double({ min: 51.1, max: 51.3, noNaN: true }),
      longitude: fc.double({ min: 2.6, max: 3.3, noNaN: true }),
    }),
  ),
  settings: fc.tuple(...listingOptions.map(() => fc.nat(3))),
});

const world: fc.Arbitrary<World> = fc.record({
  listings: fc
    .array(row, { minLength: 1, maxLength: LISTINGS })
    .map((rows) => rows.map((listing, place) => ({ id: 3 * place + 1, ...listing }))),
  stays: fc.array(fc.tuple(fc.integer({ min: -12, max: 80 }), fc.integer({ min: 1, max: 20 }), fc.nat(1)), {
    maxLength: LISTINGS,
  }),
  seasons: fc.array(
    fc.tuple(
      fc.nat(LISTINGS - 1),
      fc.nat(80),
      fc.integer({ min: 1, max: 20 }),
      fc.tuple(fc.nat(9), fc.nat(127), fc.nat(127)),
    ),
    { maxLength: 2 * LISTINGS },
  ),
});

/** One filter of each kind, stays, and all listings in each order. */
const searches: SearchFilters[] = [
  { listing_city_id: cities.slice(0, 5).map(({ id }) => id) },
  { property_type: propertyTypes[0] },
  { oceanview: [oceanviews[0]] },
  { oceanview: ['front', 'side'] },
  { minimum_rental_period: searchableRentalPeriods[0] },
  { max_capacity: { min: 2, max: 4 } },
  { number_of_bedrooms: { min: 2, max: 4 } },
  { number_of_bathrooms: { min: 2, max: 4 } },
  { price: { min: 80, max: 200 } },
  { adults: 3 },
  { adults: 2, children: 1, babies: 2 },
  { listing_setting_wifi: 1 },
  { listing_setting_lift: 1, listing_setting_work_place: 1 },
  // Shorter than some allow, longer than some allow, further ahead than some allow.
  ...[
    { from: 3, nights: 3 },
    { from: 20, nights: 10 },
    { from: 88, nights: 7 },
  ].map(({ from, nights }) => ({
    arrival: addDays(today, from),
    departure: addDays(today, from + nights),
  })),
  ...sortOrders.map((order) => (order === 'recent' ? {} : { sort_by: order })),
];

const labelOf = (listing: ListingRow) => ({
  listingId: listing.id,
  json: Buffer.from(
    JSON.stringify([
      `s-${listing.id}`,
      'n'.repeat(listing.price % 90),
      null,
      '1',
      listing.cityId,
      true,
      null,
      0,
    ]),
  ),
});

const changedTo = ({ listings, stays, seasons }: World): Changed => ({
  listings,
  stays: stays.flatMap(([from, nights, isBlock], place) => {
    const listing = listings[place];
    const start = firstNight + from;
    return listing ? [{ listingId: listing.id, start, end: start + nights, isBlock }] : [];
  }),
  seasons: seasons.flatMap(([place, from, nights, [minStay, arrivalDays, departureDays]]) => {
    const listing = listings[place];
    const start = firstNight + from;
    const times = { start, end: start + nights };
    return listing
      ? [{ listingId: listing.id, ...times, minStay, arrivalDays, departureDays, ...prices(place) }]
      : [];
  }),
  priceTerms: listings.flatMap(({ id }, place) => [
    {
      listingId: id,
      part: place % 3,
      place: place % 3 === 2 ? firstNight + place : 1,
      amount: 10 * place + 1,
    },
  ]),
  labels: listings.map(labelOf),
});

/** Of every other season. */
const prices = (place: number) => ({
  price: (place % 2) * 180,
  weekendPrice: (place % 3) * 100,
  weekPrice: (place % 5) * 300,
});

function build(first: World, madeFor = shape): ListingIndex {
  const index = new ListingIndex(madeFor);
  const { listings, stays, seasons, priceTerms, labels } = changedTo(first);
  for (const listing of listings) index.load(listing);
  index.arrange();
  for (const stay of stays) index.occupy(stay);
  for (const season of seasons) index.addSeason(season);
  for (const term of priceTerms) index.addPriceTerm(term);
  for (const label of labels) index.label(label);
  return index;
}

/** As a message between threads does it. */
const moved = ({ shape, parts }: ListingIndex) =>
  new ListingIndex(shape, structuredClone(parts, { transfer: memoryOf(parts) }));

/** Everything that can be asked, and the data it is found in: the sort orders are walked when many listings match. */
function answersOf(index: ListingIndex) {
  const slots = Array.from({ length: shape.capacity }, (_, slot) => slot);
  const centre = { latitude: 51.2, longitude: 2.9 };
  return {
    parts: index.parts,
    found: searches.map((filters) => index.find(filters, { today, skip: 1, take: 24 })),
    nearest: index.nearest({}, centre, { today, take: 10 }),
    labels: [...index.labels.read(slots)],
    labelBytes: index.labels.bytes,
    size: index.size,
    hasRatings: index.hasRatings,
    room: slots.filter((listings) => index.hasRoomFor(listings)).length,
  };
}

/** Some of the listings change, some disappear, some are new. */
function change(index: ListingIndex, next: World): void {
  const { listings, stays, seasons, priceTerms, labels } = changedTo(next);
  const isTaken = (id: number) => id % 2 === 1;
  const added = listings.slice(0, 4).map((listing) => ({ ...listing, id: 1000 - listing.id }));
  index.replace([...listings.map(({ id }) => id), ...added.map(({ id }) => id)], {
    listings: [...listings.filter(({ id }) => isTaken(id)), ...added],
    stays,
    seasons,
    priceTerms,
    labels: [...labels, ...added.map(labelOf)],
  });
}

describe('an index that another thread took apart', () => {
  it('answers as it did, and follows changes as it would have', () => {
    fc.assert(
      fc.property(world, world, world, (first, second, third) => {
        const [stayed, before] = [build(first), build(first)];
        const after = moved(before);
        expect(answersOf(after)).toEqual(answersOf(stayed));
        for (const index of [stayed, after]) change(index, second);
        expect(answersOf(after)).toEqual(answersOf(stayed));
        // With listings whose id is not in the sorted range, gaps among the labels, and unused slots.
        const again = moved(after);
        for (const index of [stayed, again]) change(index, third);
        expect(answersOf(again)).toEqual(answersOf(stayed));
      }),
      { numRuns: 60 },
    );
  });

  it('has the same memory, of which nothing was copied', () => {
    const [first = { listings: [], stays: [], seasons: [] }] = fc.sample(world, { numRuns: 1, seed: 5 });
    const index = build(first, { ...shape, capacity: 200_000 });
    const memory = memoryOf(index.parts);
    const inMemory = memory.reduce((sum, { byteLength }) => sum + byteLength, 0);
    // Everything else takes less than a bit per slot.
    expect(serialize(index.parts).byteLength - inMemory).toBeLessThan(200_000 / 8);
    moved(index);
    expect(memory.filter(({ detached }) => !detached)).toEqual([]);
  });
});

describe('several searches at once', () => {
  const days = [
    { arrival: addDays(today, 3), departure: addDays(today, 6) },
    { arrival: addDays(today, 20), departure: addDays(today, 27), flex: 3 },
    { month: ['2028-04'], stay: 'week' },
    {},
  ] as const satisfies readonly SearchFilters[];
  const place = { bbox: { west: 2.6, south: 51.1, east: 3, north: 51.3 } };
  const filters = fc
    .tuple(fc.constantFrom(...searches), fc.constantFrom({}, place), fc.constantFrom(...days))
    .map(([search, within, stays]): SearchFilters => ({ ...search, ...within, ...stays }));
  const asked = fc.tuple(filters, fc.boolean());

  it('count what each counts alone', () => {
    fc.assert(
      fc.property(world, fc.array(asked, { maxLength: 12 }), (listings, list) => {
        const index = build(listings);
        const only = listings.listings.map(({ id }) => id).slice(0, 9);
        // Like a licence number: a search within some listings says so in its filters.
        const each = list.map(([search, isSome]) =>
          isSome
            ? { filters: { ...search, logiesdecreet: 'S00001' }, only }
            : { filters: search, only: undefined },
        );
        expect(index.countEach(each, { today })).toEqual(
          each.map(({ filters: alone, only: some }) => index.count(alone, { today, only: some })),
        );
      }),
      { numRuns: 200 },
    );
  });
});
