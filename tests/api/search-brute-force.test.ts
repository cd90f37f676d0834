import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { cities } from '@/lib/listings/cities';
import { oceanviews, propertyTypes, searchableRentalPeriods } from '@/lib/listings/kinds';
import { listingOptions } from '@/lib/listings/options';
import type { SearchAnswer } from '@/lib/search/contract';
import { flexDays, settingBounds, sortOrders, stayKinds } from '@/lib/search/parameters';
import { prisma } from '@/server/db';
import {
  build,
  buildWorld,
  columnsOf,
  homeArbitrary,
  licences,
  monthAhead,
  searchPlainly,
  stayOfHome,
  wantedRange,
  writeTerms,
} from '@/tests/api/search-world';
import type { Wanted, World } from '@/tests/api/search-world';
import { makeOccupancy } from '@/tests/factories/occupancy';
import { visitor } from '@/tests/support/client';

/** Left out four times in five, so that most searches find something. */
const orNot = <T>(value: fc.Arbitrary<T>, weight = 1): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight, arbitrary: value });
const range = (max: number) =>
  fc
    .tuple(fc.integer({ min: 0, max }), fc.integer({ min: 0, max }))
    .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));

/** All of its bounds, and more often what homes have. */
const setting = fc.constantFrom(...listingOptions.keys()).chain((index) => {
  const option = listingOptions[index];
  const { min, max } = option ? settingBounds(option) : { min: 1, max: 1 };
  return fc.tuple(
    fc.constant(index),
    fc.oneof(fc.integer({ min, max }), fc.integer({ min, max: Math.min(max, 4) })),
  );
});

const days = fc.record({ from: fc.integer({ min: -2, max: 70 }), nights: fc.integer({ min: 1, max: 32 }) });
const shortDays = fc.record({
  from: fc.integer({ min: -8, max: 70 }),
  nights: fc.integer({ min: 1, max: 9 }),
});
const month = fc.record({ ahead: fc.integer({ min: -1, max: 13 }), kind: fc.constantFrom(...stayKinds) });
/** None, one stay, or a choice of several. */
const when: fc.Arbitrary<Pick<Wanted, 'stay' | 'flex' | 'month'>> = fc.oneof(
  fc.constant({}),
  fc.record({ stay: days }),
  fc.record({ stay: shortDays, flex: fc.constantFrom(...flexDays) }),
  fc.record({ month }),
);
const edge = <T>(...values: T[]) => fc.constantFrom(...values);
const area = fc.record({
  west: edge(2.5, 2.6, 2.75),
  south: edge(51, 51.1, 51.12345),
  east: edge(2.9, 3.1, 3.3),
  north: edge(51.15, 51.2, 51.3),
});

const filtersArbitrary: fc.Arbitrary<Wanted> = fc.record({
  licence: orNot(fc.constantFrom(...licences, '999999')),
  cities: orNot(
    fc.uniqueArray(fc.constantFrom(...cities.map(({ id }) => id)), { minLength: 1, maxLength: 8 }),
  ),
  type: orNot(fc.constantFrom(...propertyTypes)),
  view: orNot(fc.constantFrom(...oceanviews)),
  period: orNot(fc.integer({ min: 0, max: searchableRentalPeriods.length - 1 })),
  ranges: fc.record(
    {
      capacity: orNot(range(10)),
      bedrooms: orNot(range(4)),
      bathrooms: orNot(range(3)),
      price: orNot(range(1600)),
    },
    { requiredKeys: [] },
  ),
  settings: fc.array(setting, { maxLength: 2 }).map((entries) => Object.fromEntries(entries)),
  guests: orNot(fc.integer({ min: 1, max: 10 })),
  pets: orNot(fc.integer({ min: 1, max: 3 })),
  bbox: orNot(area),
  sort: fc.constantFrom(...sortOrders),
});
const wantedArbitrary = fc
  .tuple(filtersArbitrary, when, fc.integer({ min: 0, max: 3 }))
  .map(([wanted, stays, children]) => ({
    ...wanted,
    ...stays,
    ...(children > 0 && wanted.guests !== undefined && children < wanted.guests && { children }),
  }));

const rangeText = ({ min, max }: { min: number; max: number }) => `${min}-${max}`;

function toQuery(wanted: Wanted, page: number): string {
  const { ranges, stay, bbox } = wanted;
  const query: Record<string, string | undefined> = {
    logiesdecreet: wanted.licence,
    listing_city_id: wanted.cities?.join(','),
    property_type: wanted.type,
    oceanview: wanted.view,
    minimum_rental_period: wanted.period === undefined ? undefined : searchableRentalPeriods[wanted.period],
    max_capacity: ranges.capacity && rangeText(ranges.capacity),
    number_of_bedrooms: ranges.bedrooms && rangeText(ranges.bedrooms),
    number_of_bathrooms: ranges.bathrooms && rangeText(ranges.bathrooms),
    price: ranges.price && rangeText(ranges.price),
    guests: wanted.guests?.toString(),
    children: wanted.children?.toString(),
    pets: wanted.pets?.toString(),
    arrival: stay && wantedRange(stay).start,
    departure: stay && wantedRange(stay).end,
    flex: wanted.flex?.toString(),
    month: wanted.month && monthAhead(wanted.month.ahead).slice(0, 7),
    stay: wanted.month?.kind,
    bbox: bbox && [bbox.west, bbox.south, bbox.east, bbox.north].join(','),
    sort_by: wanted.sort,
    page: String(page),
  };
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  for (const [index, value] of Object.entries(wanted.settings)) {
    search.set(`listing_setting_${listingOptions[Number(index)]?.key}`, String(value));
  }
  return search.toString();
}

let found = 0;

async function expectSame(world: World, wanted: Wanted, page: number): Promise<void> {
  const expected = searchPlainly(world, wanted);
  if (expected.length > 0) found += 1;
  const query = toQuery(wanted, page);
  const { status, body } = await visitor().get<SearchAnswer>(`/api/listings?${query}`);
  expect(status).toBe(200);
  expect(body.meta).toMatchObject({ total: expected.length, total_relation: 'eq', current_page: page });
  expect(body.data.map(({ id }) => id)).toEqual(expected.slice((page - 1) * 24, page * 24));
  const { body: counted } = await visitor().get<{ count: number }>(`/api/listings/count?${query}`);
  expect(counted.count).toBe(expected.length);
  for (const { id, stay } of body.data) {
    const home = world.get(id);
    expect(stay).toEqual(home && stayOfHome(home, wanted));
  }
}

const searches = (world: () => World, numRuns: number) =>
  fc.assert(
    fc.asyncProperty(wantedArbitrary, fc.integer({ min: 1, max: 3 }), (wanted, page) =>
      expectSame(world(), wanted, page),
    ),
    { numRuns },
  );

describe('the search finds what a plain filter over all homes finds, in the same order', () => {
  let world: World;
  beforeAll(async () => {
    world = await buildWorld(fc.sample(homeArbitrary, { numRuns: 300, seed: 20_270_101 }));
  });

  it('for any filters, order and page', async () => {
    found = 0;
    await searches(() => world, 2000);
    // Nothing equals nothing in any order.
    expect(found).toBeGreaterThan(500);
  });

  it('after any of the homes changed, came, went or was booked', async () => {
    for (const round of [1, 2, 3]) {
      await changeSome(world, round);
      await searches(() => world, 400);
    }
  });
});

/** Every third home becomes another, some go, some come. */
async function changeSome(world: World, round: number): Promise<void> {
  const { id: userId } = await prisma().user.findFirstOrThrow({ select: { id: true } });
  const others = fc.sample(homeArbitrary, { numRuns: world.size, seed: round });
  for (const [index, id] of [...world.keys()].entries()) {
    const other = others[index];
    if (!other || (index + round) % 3 !== 0) continue;
    if (index % 10 === 0) {
      await prisma().listing.delete({ where: { id } });
      world.delete(id);
      world.set(await build(other, userId), other);
    } else {
      await changeHome(world, id, other);
    }
  }
}

async function changeHome(world: World, id: number, other: Parameters<typeof build>[0]): Promise<void> {
  const home = world.get(id);
  if (!home) return;
  // A stay more, far from the others.
  const start = wantedRange({ from: 63, nights: 4 });
  const stay = { source: 'internal' as const, from: 63, nights: 4 };
  if (
    !home.stays.some(({ from }) => from === 63) &&
    home.stays.every(({ from, nights }) => from + nights < 63)
  ) {
    await makeOccupancy({ listingId: id, ...start });
    home.stays = [...home.stays, stay];
  }
  await prisma().listing.update({ where: { id }, data: columnsOf(other) });
  await writeTerms(id, other);
  await prisma().listingSetting.deleteMany({ where: { listingId: id, optionId: 3 } });
  const settings = home.settings.with(2, null);
  world.set(id, { ...other, stays: home.stays, rates: home.rates, settings });
}
