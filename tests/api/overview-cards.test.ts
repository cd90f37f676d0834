import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '@/lib/dates/day';
import { cardModelOf } from '@/lib/listings/card-model';
import { unpackPhotos } from '@/lib/listings/packed-photos';
import { prisma } from '@/server/db';
import { readCardModels } from '@/server/search/read-card-models';
import { readCards } from '@/server/search/read-cards';
import { build, homeArbitrary } from '@/tests/api/search-world';
import { makePicture, makeStoredPhoto } from '@/tests/factories/picture';
import { makeUser } from '@/tests/factories/user';

const stay = { start: addDays(todayIn(), 3), end: addDays(todayIn(), 9) };
let ids: number[] = [];

beforeAll(async () => {
  const { id: userId } = await makeUser();
  const photo = await makeStoredPhoto();
  const homes = fc.sample(homeArbitrary, { numRuns: 40, seed: 11 });
  ids = [];
  for (const [index, home] of homes.entries()) {
    const listingId = await build(home, userId);
    ids.push(listingId);
    for (let orderNumber = 1; orderNumber <= index % 4; orderNumber += 1)
      await makePicture({ listingId, orderNumber, photo });
  }
  await prisma()
    .$executeRaw`UPDATE listing_pictures SET rotate = 90 WHERE order_number = 1 AND listing_id % 3 = 0`;
});

describe('the cards of the overview', () => {
  it.each([
    ['without days', null],
    ['with days', stay],
  ])('say what the answer of the search says, %s', async (_when, days) => {
    const [models, answers] = await Promise.all([readCardModels(ids, days), readCards(ids, days)]);
    expect(models.length).toBeGreaterThan(10);
    expect(models.length).toBeLessThan(ids.length);
    const expected = answers.map((listing) => {
      const { photos, ...model } = cardModelOf(listing);
      return { ...model, firstPhoto: unpackPhotos(photos)[0] };
    });
    const shown = models.map(({ photos, ...model }) => ({ ...model, firstPhoto: unpackPhotos(photos)[0] }));
    expect(shown).toEqual(expected);
  });

  it('name one photo and how many there are', async () => {
    const models = await readCardModels(ids, null);
    expect(new Set(models.map(({ photoCount }) => photoCount))).toEqual(new Set([0, 1, 2, 3]));
    for (const { photos, photoCount } of models)
      expect(unpackPhotos(photos)).toHaveLength(Math.min(photoCount, 1));
  });
});
