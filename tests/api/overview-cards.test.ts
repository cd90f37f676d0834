import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addDays, todayIn } from '@/lib/dates/day';
import type { ListingCard } from '@/lib/listings/card-contract';
import { parkingSpaces } from '@/lib/listings/shown-card';
import { pool, prisma } from '@/server/db';
import { findCardJson, findShownCards } from '@/server/features/search/cached-cards';
import { searchIndex } from '@/server/features/search/search-index';
import { build, listingArbitrary } from '@/tests/api/search-world';
import { makePicture, makeStoredPhoto } from '@/tests/factories/picture';
import { makeUser } from '@/tests/factories/user';

const today = todayIn();
const stay = {
  stays: [{ start: addDays(today, 3), end: addDays(today, 9) }],
  party: { adults: 2, children: 0, babies: 0, pets: 0 },
  query: 'adults=2',
  today,
};
let ids: number[] = [];

beforeAll(async () => {
  const { id: userId } = await makeUser();
  const photo = await makeStoredPhoto();
  const listings = fc.sample(listingArbitrary, { numRuns: 40, seed: 11 });
  ids = [];
  for (const [index, listing] of listings.entries()) {
    const listingId = await build(listing, userId);
    ids.push(listingId);
    for (let orderNumber = 1; orderNumber <= index % 4; orderNumber += 1)
      await makePicture({ listingId, orderNumber, photo });
  }
  await prisma()
    .$executeRaw`UPDATE listing_pictures SET rotate = 90 WHERE order_number = 1 AND listing_id % 3 = 0`;
  await searchIndex().current();
});

afterEach(() => vi.restoreAllMocks());

/** Lets something happen between the start of reading some cards and their arrival. */
function whileReadingCards(happen: () => Promise<void>): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const query = pool().query.bind(pool());
  vi.spyOn(pool(), 'query').mockImplementation((async (statement: { name?: string }) => {
    const answer = await query(statement as never);
    if (statement.name === 'search-cards') await happen().then(resolve, reject);
    return answer;
  }) as never);
  return promise;
}

describe('the cards of the overview', () => {
  it.each([
    ['without days', null],
    ['with days', stay],
    ['with a choice of days', { ...stay, query: `month=${stay.stays[0]?.start.slice(0, 7)}&stay=week` }],
  ])('contain the same as the search API, %s', async (_when, days) => {
    const shown = await findShownCards(ids, days);
    const answers = (await findCardJson(ids, days)).map((json) => JSON.parse(json) as ListingCard);
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.length).toBeLessThan(ids.length);
    expect(shown.map(({ id }) => id)).toEqual(answers.map(({ id }) => id));
    for (const [index, answer] of answers.entries()) {
      const { pictures = [], picture_count: count, settings = [], ...facts } = shown[index] ?? {};
      // Undefined values are not sent.
      expect(answer).toMatchObject(JSON.parse(JSON.stringify(facts)));
      expect(answer.pictures.slice(0, 1)).toMatchObject(pictures);
      expect(answer.pictures).toHaveLength(count ?? Number.NaN);
      expect(parkingSpaces({ settings })).toBe(parkingSpaces(answer));
    }
  });

  it('are read again when a listing changes, and not before', async () => {
    const [id = 0, other = 0] = (await findShownCards(ids, null)).map((card) => card.id);
    const read = vi.spyOn(pool(), 'query');
    await findShownCards([other, id], null);
    expect(read).not.toHaveBeenCalled();
    await prisma().listing.update({ where: { id }, data: { price: 321, nameHolidayHome: 'Zilvermeeuw' } });
    await searchIndex().current();
    const [shown, changed] = await findShownCards([other, id], stay);
    expect([shown?.id, changed?.id, changed?.name, changed?.price]).toEqual([other, id, 'Zilvermeeuw', 321]);
    const [json] = await findCardJson([id], null);
    expect(JSON.parse(json ?? '')).toMatchObject({ name: 'Zilvermeeuw', price: 321, stay: null });
    const cardReads = read.mock.calls.filter(([statement]) =>
      JSON.stringify(statement).includes('search-cards'),
    );
    // Once in the form for pages, and once as JSON.
    expect(cardReads.map(([statement]) => statement)).toMatchObject([{ values: [[id]] }, { values: [[id]] }]);
  });

  it('are not cached in their old form if a listing changes while they are read', async () => {
    const [{ id } = { id: 0 }] = await findShownCards(ids, null);
    await prisma().listing.update({ where: { id }, data: { price: 100 } });
    await searchIndex().current();
    const during = whileReadingCards(async () => {
      await prisma().listing.update({ where: { id }, data: { price: 200 } });
      await searchIndex().current();
    });
    await findShownCards([id], null);
    await during;
    expect((await findShownCards([id], null)).map(({ price }) => price)).toEqual([200]);
  });

  it('contain one photo and the number of photos', async () => {
    const cards = await findShownCards(ids, null);
    const counts = cards.map(({ pictures, picture_count: count }) => count ?? pictures.length);
    expect(new Set(counts)).toEqual(new Set([0, 1, 2, 3]));
    expect(cards.map(({ pictures }) => pictures.length)).toEqual(counts.map((count) => Math.min(count, 1)));
  });
});
