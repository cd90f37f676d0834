import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { worldX, worldY } from '@/lib/geometry/mercator';
import { survey } from '@/server/features/map/survey';
import { emptyBits, hasBit, setBit } from '@/server/features/search/bits';
import { ListingPoints, WORLD_UNITS, squareKey } from '@/server/features/search/listing-points';

/** More than are looked at one by one, half of them in one town. */
const LISTINGS = 24_000;

/** Deterministic, so that it is always the same coast. */
function* fractions() {
  for (let state = 1; ;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}
const random = fractions();
const next = () => random.next().value ?? 0;
const listings = Array.from({ length: LISTINGS }, (_, slot) =>
  slot % 2 === 0
    ? { latitude: 51.22 + next() * 0.02, longitude: 2.9 + next() * 0.03 }
    : { latitude: 51.05 + next() * 0.35, longitude: 2.55 + next() * 0.8 },
);
const points = new ListingPoints(LISTINGS + 10);
for (const [slot, listing] of listings.entries()) points.set(slot, slot % 100 === 0 ? null : listing);
points.arrange(LISTINGS);

const isPlaced = (slot: number) => slot % 100 !== 0;
const world = { west: -180, south: -90, east: 180, north: 90 };
/** At the 60 cm precision of the index. */
const unitX = (longitude: number) => Math.floor(worldX(longitude) * WORLD_UNITS);
const unitY = (latitude: number) => Math.floor(worldY(latitude) * WORLD_UNITS);

const places = listings.map(({ latitude, longitude }) => ({ x: unitX(longitude), y: unitY(latitude) }));

function plainly(chosen: (slot: number) => boolean, { west, south, east, north }: typeof world): number[] {
  const [left, top, right, bottom] = [unitX(west), unitY(north), unitX(east), unitY(south)];
  return places.flatMap(({ x, y }, slot) => {
    const isIn = x >= left && x <= right && y >= top && y <= bottom;
    return isPlaced(slot) && isIn && chosen(slot) ? [slot] : [];
  });
}

const setOf = (share: number) => {
  const set = emptyBits(LISTINGS);
  for (let slot = 0; slot < LISTINGS; slot += 1) if ((slot * 7919) % 100 < share) setBit(set, slot);
  return set;
};
const sets = [null, setOf(80), setOf(30)];

const edges = (from: number, to: number) =>
  fc
    .tuple(fc.double({ min: from, max: to, noNaN: true }), fc.double({ min: from, max: to, noNaN: true }))
    .filter(([a, b]) => a !== b)
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
const questions = fc.record({
  across: edges(2.5, 3.4),
  along: edges(51, 51.45),
  listings: fc.constantFrom(...sets),
  zoom: fc.integer({ min: 5, max: 20 }),
  most: fc.constantFrom(0, 50, 2_000),
});

describe('a survey', () => {
  it('finds, in any bounds and of any set, what a look at every home finds', () => {
    fc.assert(
      fc.property(questions, ({ across: [west, east], along: [south, north], listings: set, zoom, most }) => {
        const bounds = { west, south, east, north };
        const expected = plainly((slot) => !set || hasBit(set, slot), bounds);
        const { total, slots, places } = survey(points, { listings: set, bounds, zoom, most });
        expect(total).toBe(expected.length);
        expect(places.reduce((sum, { count }) => sum + count, 0)).toBe(expected.length);
        expect(slots.toSorted((a, b) => a - b)).toEqual(expected.length <= most ? expected : []);
      }),
      { numRuns: 150 },
    );
  });

  it('looks at few homes one by one, with the same answer', () => {
    const few = setOf(10);
    const bounds = { west: 2.9, south: 51.2, east: 3.1, north: 51.3 };
    const expected = plainly((slot) => hasBit(few, slot), bounds);
    const { total, slots } = survey(points, { listings: few, bounds, zoom: 12, most: 2_000 });
    expect([total, slots]).toEqual([expected.length, expected]);
  });

  it('has places in the middle of their homes', () => {
    const { places } = survey(points, { listings: null, bounds: null, zoom: 10, most: 0 });
    const mean = (of: readonly { value: number; count: number }[]) =>
      of.reduce((sum, { value, count }) => sum + value * count, 0) /
      of.reduce((sum, { count }) => sum + count, 0);
    const placed = listings.filter((_, slot) => isPlaced(slot));
    const longitude = mean(places.map((place) => ({ value: place.longitude, count: place.count })));
    expect(longitude).toBeCloseTo(mean(placed.map((listing) => ({ value: listing.longitude, count: 1 }))), 2);
  });

  it('has them there too where bounds cut through squares', () => {
    const bounds = { west: 2.91, south: 51.22, east: 2.92, north: 51.235 };
    for (const set of sets) {
      const { places: cut } = survey(points, { listings: set, bounds, zoom: 6, most: 0 });
      const inside = plainly((slot) => !set || hasBit(set, slot), bounds);
      const mean = inside.reduce((sum, slot) => sum + (listings[slot]?.longitude ?? 0), 0) / inside.length;
      const found = cut.reduce((sum, { longitude, count }) => sum + longitude * count, 0) / inside.length;
      expect(found).toBeCloseTo(mean, 3);
    }
  });

  it('never has more squares than can be joined in time', () => {
    expect(survey(points, { listings: null, bounds: world, zoom: 22, most: 0 }).places.length).toBeLessThan(
      6_000,
    );
  });

  it('follows a home that moves, comes or goes', () => {
    const moving = new ListingPoints(LISTINGS);
    for (const [slot, listing] of listings.entries()) moving.set(slot, listing);
    moving.arrange(LISTINGS);
    const far = { west: 3.9, south: 51.6, east: 4.1, north: 51.8 };
    const count = () => survey(moving, { listings: null, bounds: far, zoom: 12, most: 10 }).total;
    expect(count()).toBe(0);
    moving.order.removeAll([17]);
    moving.set(17, { latitude: 51.7, longitude: 4 });
    moving.order.insertAll([17]);
    expect(count()).toBe(1);
    moving.order.removeAll([17]);
    expect(count()).toBe(0);
  });
});

describe('the key of a square', () => {
  it('sorts the quarters of every square one after the other', () => {
    expect([squareKey(0, 0), squareKey(1, 0), squareKey(0, 1), squareKey(1, 1)]).toEqual([0, 1, 2, 3]);
    const half = WORLD_UNITS / 2;
    const quarter = WORLD_UNITS ** 2 / 4;
    expect([squareKey(half, 0), squareKey(0, half), squareKey(half, half)]).toEqual(
      [1, 2, 3].map((times) => times * quarter),
    );
    expect(squareKey(WORLD_UNITS - 1, WORLD_UNITS - 1)).toBe(WORLD_UNITS ** 2 - 1);
  });
});
