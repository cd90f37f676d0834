import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SearchAnswer } from '@/lib/search/contract';
import { prisma } from '@/server/db';
import {
  build,
  buildWorld,
  columnsOf,
  listingArbitrary,
  searchPlainly,
  stayOfListing,
  wantedRange,
  writeRates,
  writeTerms,
} from '@/tests/api/search-world';
import { toQuery, wantedArbitrary } from '@/tests/api/wanted-searches';
import type { Wanted, World } from '@/tests/api/search-world';
import { makeOccupancy } from '@/tests/factories/occupancy';
import { visitor } from '@/tests/support/client';

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
    const listing = world.get(id);
    expect(stay).toEqual(listing && stayOfListing(listing, wanted));
  }
}

const searches = (world: () => World, numRuns: number) =>
  fc.assert(
    fc.asyncProperty(wantedArbitrary, fc.integer({ min: 1, max: 3 }), (wanted, page) =>
      expectSame(world(), wanted, page),
    ),
    { numRuns },
  );

describe('the search finds what a plain filter over all listings finds, in the same order', () => {
  let world: World;
  beforeAll(async () => {
    world = await buildWorld(fc.sample(listingArbitrary, { numRuns: 300, seed: 20_270_101 }));
  });

  it('for any filters, order and page', async () => {
    found = 0;
    await searches(() => world, 2000);
    // Empty results would be equal in any order.
    expect(found).toBeGreaterThan(500);
  });

  it('after any of the listings changed, came, went or was booked', async () => {
    for (const round of [1, 2, 3]) {
      await changeSome(world, round);
      await searches(() => world, 400);
    }
  });

  it('with the totals that changed since they were last asked for', async () => {
    const wanted: Wanted = { ranges: {}, settings: {}, stay: { from: 20, nights: 5 }, sort: 'price_asc' };
    const dearest = {
      ...wanted,
      month: { ahead: [1, 0], kind: 4 },
      stay: undefined,
      sort: 'price_desc' as const,
    };
    for (const [id, listing] of world) {
      const price = listing.rates[0]?.price ?? 50;
      const rates = [{ day: 22, price: price + (id % 7) * 100 }];
      if (id % 5 === 0) {
        await writeRates(id, { ...listing, rates });
        world.set(id, { ...listing, rates });
      }
      if (id % 20 !== 0) continue;
      for (const some of [wanted, { ...wanted, maxTotal: 800 }, dearest, { ...dearest, maxTotal: 600 }])
        await expectSame(world, some, 1);
    }
  });
});

/** Changes every third listing, deletes some, adds some. */
async function changeSome(world: World, round: number): Promise<void> {
  const { id: userId } = await prisma().user.findFirstOrThrow({ select: { id: true } });
  const others = fc.sample(listingArbitrary, { numRuns: world.size, seed: round });
  for (const [index, id] of [...world.keys()].entries()) {
    const other = others[index];
    if (!other || (index + round) % 3 !== 0) continue;
    if (index % 10 === 0) {
      await prisma().listing.delete({ where: { id } });
      world.delete(id);
      world.set(await build(other, userId), other);
    } else {
      await changeListing(world, id, other);
    }
  }
}

async function changeListing(world: World, id: number, other: Parameters<typeof build>[0]): Promise<void> {
  const listing = world.get(id);
  if (!listing) return;
  // An additional stay, far from the others.
  const start = wantedRange({ from: 63, nights: 4 });
  const stay = { source: 'internal' as const, from: 63, nights: 4 };
  if (
    !listing.stays.some(({ from }) => from === 63) &&
    listing.stays.every(({ from, nights }) => from + nights < 63)
  ) {
    await makeOccupancy({ listingId: id, ...start });
    listing.stays = [...listing.stays, stay];
  }
  await prisma().listing.update({ where: { id }, data: columnsOf(other) });
  await writeTerms(id, other);
  await writeRates(id, other);
  await prisma().listingSetting.deleteMany({ where: { listingId: id, optionId: 3 } });
  const settings = listing.settings.with(2, null);
  world.set(id, { ...other, stays: listing.stays, settings });
}
