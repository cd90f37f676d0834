/** A listing's rating is computed from its visible reviews, whatever is done to them and by how many at once. */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { currentPosition, readNews } from '@/server/changes/change-log';
import type { Ask } from '@/server/changes/change-log';
import { pool, prisma } from '@/server/db';
import { makeListing } from '@/tests/factories/listing';
import { makePastStay, makeReview } from '@/tests/factories/review';
import { truncateAll } from '@/tests/support/database';
import { untilWaiting, whileHeld } from '@/tests/support/waiting';

beforeEach(truncateAll);
afterEach(truncateAll);

const ask: Ask = async (question) => (await pool().query(question)).rows;

async function expectKept(): Promise<void> {
  const rows = await prisma().$queryRaw`
    SELECT l.id, l.rating, l.reviews_count, avg(r.rating) AS mean, count(r.id) AS count
    FROM listings l LEFT JOIN reviews r ON r.listing_id = l.id AND r.hidden_at IS NULL
    GROUP BY l.id
    HAVING (l.rating, l.reviews_count) IS DISTINCT FROM (round(avg(r.rating), 2), count(r.id))`;
  expect(rows).toEqual([]);
}

const hide = (ids: number[], isHidden: boolean) =>
  prisma().review.updateMany({
    where: { id: { in: ids } },
    data: isHidden
      ? { hiddenAt: new Date(), hiddenReason: 'Niet over dit huis.' }
      : { hiddenAt: null, hiddenReason: null },
  });

const act = fc.record({
  kind: fc.constantFrom('write', 'write', 'hide', 'show', 'change', 'remove', 'move'),
  at: fc.nat(99),
  rating: fc.integer({ min: 1, max: 5 }),
});

it('after any actions, several at a time', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(act, { minLength: 1, maxLength: 4 }), { maxLength: 6 }),
      async (rounds) => {
        await truncateAll();
        const listings = [(await makeListing()).id, (await makeListing()).id];
        for (const round of rounds) {
          const reviews = await prisma().review.findMany({ select: { id: true }, orderBy: { id: 'asc' } });
          const one = (at: number) => reviews[at % Math.max(1, reviews.length)]?.id ?? 0;
          const stays = await Promise.all(
            round.map(({ at }) => makePastStay({ listingId: listings[at % 2] })),
          );
          await Promise.all(
            round.map(({ kind, at, rating }, place) => {
              const stay = stays[place];
              if (kind === 'write')
                return makeReview({ bookingRequestId: stay?.id, listingId: stay?.listingId, rating });
              if (kind === 'hide' || kind === 'show') return hide([one(at), one(at + 1)], kind === 'hide');
              const where = { id: one(at) };
              if (kind === 'remove') return prisma().review.deleteMany({ where });
              const data = kind === 'move' ? { listingId: listings[at % 2] } : { rating };
              return prisma().review.updateMany({ where, data });
            }),
          );
          await expectKept();
        }
      },
    ),
    { numRuns: 12 },
  );
});

it('of two reviews written at the same moment', async () => {
  const { id: listingId } = await makeListing();
  const [first, second] = [await makePastStay({ listingId }), await makePastStay({ listingId })];
  const insert = `INSERT INTO reviews (booking_request_id, listing_id, rating, cleanliness, location, value,
    communication, body, name_shown) VALUES (${first.id}, ${listingId}, 2, 5, 5, 5, 5, 'Wel erg lawaaierig buiten.', 'Jan')`;
  const { writing } = await whileHeld(insert, async (client) => {
    const made = makeReview({ bookingRequestId: second.id, listingId, rating: 5 });
    await untilWaiting(client, 1);
    return { writing: made };
  });
  await writing;
  const listing = await prisma().listing.findUniqueOrThrow({ where: { id: listingId } });
  expect([listing.rating?.toNumber(), listing.reviewsCount]).toEqual([3.5, 2]);
});

it('invalidates what is cached about the listing', async () => {
  const review = await makeReview();
  const changesOf = async (work: () => Promise<unknown>) => {
    const before = await currentPosition(ask);
    await work();
    return (await readNews(ask, before)).changes;
  };
  const told = [{ kind: 'home', id: review.listingId }];
  expect(await changesOf(() => hide([review.id], true))).toEqual(told);
  const data = { reply: 'Bedankt.', repliedAt: new Date() };
  expect(await changesOf(() => prisma().review.update({ where: { id: review.id }, data }))).toEqual(told);
});

it('is empty for a listing whose only review is hidden', async () => {
  const { id, listingId } = await makeReview();
  await hide([id], true);
  expect(await prisma().listing.findUniqueOrThrow({ where: { id: listingId } })).toMatchObject({
    rating: null,
    reviewsCount: 0,
  });
});
