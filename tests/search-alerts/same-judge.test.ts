/**
 * An alert finds what its search newly finds: random listings become available and unavailable one after another, and
 * each time the overview's own search, run before and after, determines what every alert must find.
 */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { readQuery } from '@/lib/search-alerts/read-query';
import { alertFilters, listingAlertFilters } from '@/lib/search-alerts/scope';
import { askedStays } from '@/lib/search/asked-stays';
import { filtersToQuery } from '@/lib/search/filters';
import { prisma } from '@/server/db';
import { findByLicence } from '@/server/features/search/find-by-licence';
import { searchIndex } from '@/server/features/search/search-index';
import { askAboutOpenings } from '@/server/features/search-alerts/ask-about-openings';
import { toQuery, wantedArbitrary } from '@/tests/api/wanted-searches';
import { buildWorld, listingArbitrary, today } from '@/tests/api/search-world';
import { daysFromToday, makeOccupancy, whileHeldBy } from '@/tests/factories/occupancy';
import { makeSearchAlert } from '@/tests/factories/search-alert';

interface Watch {
  id: number;
  query: string;
  listingId: number | null;
}

/** Listings by the alert that finds them. */
type Found = Map<number, Set<number>>;

interface Step {
  finds: number;
  after: Found;
}

let listingIds: number[] = [];
const watches: Watch[] = [];
/** Each step runs every search of the overview; the machine may be busy. */
const timeout = 240_000;
const LISTINGS = 40;
const SEARCHES = 150;

beforeAll(async () => {
  listingIds = [...(await buildWorld(fc.sample(listingArbitrary, { numRuns: LISTINGS, seed: 11 }))).keys()];
  for (const [at, wanted] of fc.sample(wantedArbitrary, { numRuns: SEARCHES, seed: 7 }).entries()) {
    const filters = readQuery(toQuery(wanted, 1));
    await watch(filtersToQuery(alertFilters(filters)), null);
    const ofListing = listingAlertFilters(filters);
    if (askedStays(ofListing).length > 0)
      await watch(filtersToQuery(ofListing), listingIds[at % LISTINGS] ?? null);
  }
  await askAboutOpenings(new Date());
  await prisma().searchAlertFind.deleteMany();
});

async function watch(query: string, listingId: number | null): Promise<void> {
  const { id } = await makeSearchAlert({ query, listingId });
  watches.push({ id, query, listingId });
}

/** What the overview finds now, for each alert. */
async function findAll(): Promise<Found> {
  const all: Found = new Map();
  const index = await searchIndex().current();
  for (const { id, query, listingId } of watches) {
    const filters = readQuery(query);
    const only = await findByLicence(filters);
    const asked = listingId === null ? only : [listingId];
    all.set(id, new Set(index.find(filters, { today, skip: 0, take: LISTINGS, only: asked }).ids));
  }
  return all;
}

const update = (id: number, data: object) => prisma().listing.update({ where: { id }, data });

/** What can happen to a listing; the first ones make something available. */
const actions = {
  publish: (id: number) =>
    update(id, { approvedAt: new Date(), firstPublishedAt: new Date(), disabledAt: null }),
  free: (id: number) => free(id, 'internal'),
  freeBlocked: (id: number) => free(id, 'blocked'),
  freeImported: (id: number) => free(id, 'airbnb'),
  hide: (id: number) => update(id, { disabledAt: new Date() }),
  cheaper: (id: number) => update(id, { price: 70 }),
  hold: async (id: number, from: number) => {
    // Refused if it overlaps, and then nothing happens.
    await makeOccupancy({ listingId: id, ...daysFromToday(from, from + 4) }).catch(() => undefined);
  },
};
const openings: ReadonlySet<string> = new Set(['publish', 'free', 'freeBlocked', 'freeImported']);

async function free(listingId: number, source: 'internal' | 'blocked' | 'airbnb'): Promise<void> {
  const held = await prisma().occupancy.findFirst({ where: { listingId, source }, orderBy: { id: 'asc' } });
  if (held) await whileHeldBy(listingId, (tx) => tx.occupancy.delete({ where: { id: held.id } }));
}

/**
 * @param before what was found before the action, which stays the same while nothing happens; @returns the state after
 * it
 */
async function step(action: keyof typeof actions, at: number, from: number, before: Found): Promise<Step> {
  const id = listingIds[at % LISTINGS] ?? 0;
  await actions[action](id, from);
  const after = await findAll();
  await askAboutOpenings(new Date());
  const finds = await prisma().searchAlertFind.findMany();
  const found = new Map(finds.map(({ searchAlertId, foundIds }) => [searchAlertId, foundIds]));
  for (const { id: alertId, query } of watches) {
    const fitting = openings.has(action) ? [...(after.get(alertId) ?? [])] : [];
    const newly = fitting.filter((listing) => !before.get(alertId)?.has(listing));
    expect([action, query, found.get(alertId) ?? []]).toEqual([action, query, newly]);
  }
  await prisma().searchAlertFind.deleteMany();
  return { finds: finds.length, after };
}

describe('an alert', () => {
  it(
    'finds what its search newly finds when a listing comes online or days become free',
    { timeout },
    async () => {
      let finds = 0;
      const happening = fc.tuple(
        fc.constantFrom(...(Object.keys(actions) as (keyof typeof actions)[])),
        fc.nat(LISTINGS - 1),
        fc.integer({ min: 1, max: 60 }),
      );
      let before = await findAll();
      for (const [action, at, from] of fc.sample(happening, { numRuns: 90, seed: 3 })) {
        const { finds: more, after } = await step(action, at, from, before);
        finds += more;
        before = after;
      }
      // Empty results would be equal trivially.
      expect(finds).toBeGreaterThan(30);
    },
  );
});
