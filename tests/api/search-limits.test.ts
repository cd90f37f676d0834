/** The search at its limits, which are set so low that a few listings reach them. */
import { beforeEach, describe, expect, it } from 'vitest';
import { todayIn } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import { usualSizes } from '@/server/features/search/listing-index';
import type { ListingIndex } from '@/server/features/search/listing-index';
import { SearchIndex } from '@/server/features/search/search-index';
import type { SearchLimits } from '@/server/features/search/search-index';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';
import { truncateAll } from '@/tests/support/database';

const LISTINGS = 12;
let userId = 0;

/** A loaded index, and how often it has been fully reloaded since. */
async function openIndex(limits: Partial<SearchLimits>) {
  const search = new SearchIndex(limits);
  await search.current();
  const seen = { reads: 0 };
  search.follow((changes) => {
    if (changes === null) seen.reads += 1;
  });
  return { search, seen };
}

const priced = (index: ListingIndex, price: number) =>
  index.find({ price: { min: price, max: price } }, { today: todayIn(), skip: 0, take: 100 }).total;

async function reprice(listings: number, price: number): Promise<void> {
  const some = await prisma().listing.findMany({
    select: { id: true },
    take: listings,
    orderBy: { id: 'asc' },
  });
  await prisma().listing.updateMany({ where: { id: { in: some.map(({ id }) => id) } }, data: { price } });
}

beforeEach(async () => {
  await truncateAll();
  userId = (await makeUser()).id;
  for (let n = 0; n < LISTINGS; n += 1) await makeListing({ userId });
});

describe('changes', () => {
  it('are followed up to a number, a few at a time; more cause a full reload', async () => {
    const { search, seen } = await openIndex({ mostChanges: 5, changesAtATime: 2 });
    await reprice(5, 555);
    expect([priced(await search.current(), 555), seen.reads]).toEqual([5, 0]);
    await reprice(6, 666);
    expect([priced(await search.current(), 666), seen.reads]).toEqual([6, 1]);
    await reprice(3, 333);
    expect([priced(await search.current(), 333), seen.reads]).toEqual([3, 1]);
  });

  it('are followed if loading all listings costs more', async () => {
    const { search, seen } = await openIndex({ mostChanges: 1, costOfChange: 2 });
    await reprice(LISTINGS / 2, 555);
    expect([priced(await search.current(), 555), seen.reads]).toEqual([LISTINGS / 2, 0]);
  });

  it('of many listings at once reach every overview, although each is followed', async () => {
    const { search, seen } = await openIndex({ mostJudged: 3 });
    await reprice(3, 333);
    expect([priced(await search.current(), 333), seen.reads]).toEqual([3, 0]);
    await reprice(4, 444);
    expect([priced(await search.current(), 444), seen.reads]).toEqual([4, 1]);
  });

  it('are waited for by everyone during a full reload, which happens once for all', async () => {
    const { search, seen } = await openIndex({ mostChanges: 5 });
    await reprice(LISTINGS, 777);
    const found = await Promise.all([1, 2, 3].map(async () => priced(await search.current(), 777)));
    expect(found).toEqual([LISTINGS, LISTINGS, LISTINGS]);
    expect(seen.reads).toBe(1);
    await reprice(LISTINGS, 888);
    const reading = search.current();
    await reprice(1, 889);
    const after = await search.current();
    expect([priced(after, 888), priced(after, 889)]).toEqual([LISTINGS - 1, 1]);
    await reading;
  });
});

describe('capacity', () => {
  it('used up by new listings is allocated anew', async () => {
    const { search, seen } = await openIndex({ sizes: { ...usualSizes, growth: 1, spare: 2 } });
    for (let n = 1; n <= 7; n += 1) {
      await makeListing({ userId });
      expect((await search.current()).size).toBe(LISTINGS + n);
    }
    // Two fit each time; the third does not.
    expect(seen.reads).toBe(2);
  });

  it('of labels that are no longer used is freed', async () => {
    const { search, seen } = await openIndex({ sizes: { ...usualSizes, labelPiece: 512 } });
    for (let n = 0; n < 30; n += 1) {
      await prisma().listing.updateMany({ data: { nameHolidayHome: `Zeezicht ${n} ${'-'.repeat(n)}` } });
      const { labels } = await search.current();
      expect(labels.bytes).toBeLessThan(512 * 24);
      const slots = Array.from({ length: LISTINGS }, (_, slot) => slot);
      const names = [...labels.read(slots).values()].map(({ name }) => name);
      expect(names).toEqual(Array(LISTINGS).fill(`Zeezicht ${n} ${'-'.repeat(n)}`));
    }
    expect(seen.reads).toBe(0);
  });
});

it('an outdated index is reloaded, and continues to follow changes meanwhile', async () => {
  const { search, seen } = await openIndex({ oldestDays: -1 });
  await reprice(2, 222);
  expect(priced(await search.current(), 222)).toBe(2);
  await expect.poll(() => seen.reads).toBeGreaterThan(0);
  await reprice(1, 111);
  expect(priced(await search.current(), 111)).toBe(1);
});
