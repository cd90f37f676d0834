/**
 * A model of the page cache: random changes to a small set of listings, and after each of them every page as a visitor
 * gets it, compared with the same page rendered anew. Nothing stale is served; and much stays cached.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { prisma } from '@/server/db';
import { readAddress } from '@/server/front/address';
import { Invalidation } from '@/server/front/page-cache/invalidation';
import { PageCache } from '@/server/front/page-cache/page-cache';
import { PageStore } from '@/server/front/page-cache/store';
import { searchIndex } from '@/server/features/search/search-index';
import { buildWorld, listingArbitrary } from '@/tests/api/search-world';
import {
  contentsOf,
  actions,
  eachAction,
  askedStay,
  overviewPaths,
  render,
  step,
} from '@/tests/page-cache/cached-pages-world';
import { visitCache } from '@/tests/support/visit-cache';

// All requests are anonymous: there is no request that could have a session.
vi.mock('@/server/auth/page-actor', () => ({ findPageActor: async () => null }));

const STEPS = 50;
const store = new PageStore(1e8);
const invalidation = new Invalidation(store, { search: searchIndex() });
/** Paths rendered since this was last cleared. */
const rendered = new Set<string>();
const cache = new PageCache({
  handle: (req, res) => {
    rendered.add(req.url ?? '');
    return render(req, res);
  },
  store,
  news: invalidation,
  limit: { admits: async () => true },
  host: 'localhost',
});
let paths: string[] = [];

beforeAll(async () => {
  const world = await buildWorld(fc.sample(listingArbitrary, { numRuns: 110, seed: 7 }));
  const listings = await prisma().listing.findMany({ where: { id: { in: [...world.keys()].slice(0, 5) } } });
  await prisma().listing.delete({ where: { id: [...world.keys()][20] } });
  const gone = await prisma().deletedListing.findFirst();
  paths = [
    ...overviewPaths(),
    ...listings.flatMap(({ slug }) => [`/aanbod/${slug}`, `/aanbod/${slug}?${askedStay}`]),
    ...(gone ? [`/aanbod/${gone.slug}`] : []),
    '/',
    '/aanbod/favorieten',
    `/aanbod/favorieten?ids=${listings.slice(0, 3).map(({ id }) => id)}`,
    `/aanbod/favorieten?ids=${listings.slice(1, 5).map(({ id }) => id)}&${askedStay}`,
    '/disclaimer',
  ].flatMap((path) => readAddress(path).page ?? []);
  await invalidation.start();
  for (const path of paths) await visitCache(cache, path);
}, 120_000);
afterAll(() => invalidation.stop());

interface Tally {
  /** Pages that were cached before, and those of them served from the cache again. */
  there: number;
  cached: number;
}
/** By kind of change, each one alone. */
const tallies = new Map<string, Tally>();

function count(name: string, there: readonly string[], again: ReadonlySet<string>): void {
  const tally = tallies.get(name) ?? { there: 0, cached: 0 };
  tallies.set(name, {
    there: tally.there + there.length,
    cached: tally.cached + there.filter((path) => again.has(path)).length,
  });
}

function shareOf(name: string): number {
  const { there, cached } = tallies.get(name) ?? { there: 0, cached: 0 };
  return cached / there;
}

const isUndated = (path: string) => path.startsWith('/aanbod?') && !/arrival=|month=/.test(path);

/** Requests every page; returns those served from memory, each of which must equal the page rendered now. */
async function visitAll(changes: readonly unknown[]): Promise<Set<string>> {
  rendered.clear();
  const served = await Promise.all(paths.map((path) => visitCache(cache, path)));
  const again = paths.filter((path) => !rendered.has(path));
  await Promise.all(
    again.map(async (path) => {
      const [was, is] = [served[paths.indexOf(path)], await contentsOf(path)];
      expect([path, changes, was]).toEqual([path, changes, is]);
    }),
  );
  return new Set(again);
}

it('serves nothing stale, and keeps what a change does not affect', { timeout: 300_000 }, async () => {
  let done = 0;
  const steps = [...eachAction(), ...fc.sample(step, { numRuns: STEPS, seed: 20_261_122 })];
  for (const changes of steps) {
    const listings = await prisma().listing.findMany({ select: { id: true }, orderBy: { id: 'asc' } });
    const there = paths.filter((path) => store.get(path));
    for (const { action, place, at, other } of changes) {
      const listing = listings[place % listings.length]?.id ?? 0;
      // The second of two changes may concern a listing that the first deleted.
      await actions[action]({ listing, at, other }).then(
        () => (done += 1),
        () => undefined,
      );
    }
    const again = await visitAll(changes);
    const [only, ...others] = new Set(changes.map(({ action }) => action));
    if (only === undefined || others.length > 0) continue;
    count(only, there, again);
    if (only === 'booking') count('booking, overviews without days', there.filter(isUndated), again);
  }
  const cached = [...tallies.keys()].map((name) => `${name} ${Math.round(shareOf(name) * 100)} %`);
  console.log(`Kept of ${paths.length} pages after a change: ${cached.join(', ')}`);
  expect(done).toBeGreaterThan(steps.length);
  // A few overviews of a hundred listings: nearly every listing is on some of them.
  expect(shareOf('booking, overviews without days')).toBe(1);
  expect(shareOf('booking')).toBeGreaterThan(0.85);
  // Some concerned listings shown in an overview with days.
  expect(shareOf('booking')).toBeLessThan(1);
  expect(shareOf('special rate')).toBeGreaterThan(0.8);
  expect(shareOf('price')).toBeGreaterThan(0.6);
});
