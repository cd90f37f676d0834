import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '@/lib/dates/day';
import { judge, toDomainError } from '@/server/http/errors';
import { reviewInput } from '@/lib/reviews/contract';
import type { ReviewInput } from '@/lib/reviews/contract';
import { prisma, transaction } from '@/server/db';
import { anonymiseReviewers } from '@/server/features/reviews/anonymise-reviewers';
import { askForReviews } from '@/server/features/reviews/ask-for-reviews';
import { writeReview } from '@/server/features/reviews/write-review';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeListing } from '@/tests/factories/listing';
import { makePastStay, makeReview } from '@/tests/factories/review';
import { makeUser } from '@/tests/factories/user';
import { outbox } from '@/tests/support/booking';
import { truncateAll } from '@/tests/support/database';
import { untilWaiting, whileHeld } from '@/tests/support/waiting';

const said: ReviewInput = {
  rating: 5,
  cleanliness: 4,
  location: 5,
  value: 3,
  communication: 5,
  body: 'Heerlijk wakker worden met zicht op zee.',
  name_shown: 'Els',
};

const write = (id: number, input: ReviewInput, now?: Date) =>
  transaction((tx) => writeReview(tx, id, input, { now }));

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'written',
    (error: unknown) => toDomainError(error)?.code ?? error,
  );
const figures = async (id: number) => {
  const { rating, reviewsCount } = await prisma().listing.findUniqueOrThrow({ where: { id } });
  return { rating: rating?.toNumber() ?? null, count: reviewsCount };
};

beforeEach(truncateAll);
afterEach(truncateAll);

describe('a review of a stay', () => {
  it('is published at once, with its ratings', async () => {
    const stay = await makePastStay();
    const review = await write(stay.id, said);
    expect(review).toEqual({ ...said, id: review.id, created_at: review.created_at, reply: null });
    expect(await figures(stay.listingId)).toEqual({ rating: 5, count: 1 });
  });

  it.each([
    [0, 'review_too_early'],
    [1, 'written'],
    [60, 'written'],
    [61, 'review_too_late'],
  ])('%s days after departure: %s', async (ago, expected) => {
    const stay = await makePastStay({ ago });
    expect(await outcome(write(stay.id, said))).toBe(expected);
  });

  it('counts days in Belgian time', async () => {
    const stay = await makePastStay({ ago: 1 });
    const midnight = new Date(`${todayIn()}T00:00:00+02:00`);
    // Half past ten in the evening (Belgian time) of the day of departure, whatever the season.
    const before = new Date(midnight.getTime() - 90 * 60_000);
    expect(await outcome(write(stay.id, said, before))).toBe('review_too_early');
  });

  it.each(['pending', 'declined', 'canceled'] as const)(
    'is impossible if the request is %s',
    async (status) => {
      const stay = await makePastStay({ status });
      expect(await outcome(write(stay.id, said))).toBe('review_no_stay');
    },
  );

  it('is written once, even if the first one is hidden', async () => {
    const review = await makeReview({ hiddenAt: new Date(), hiddenReason: 'Niet over dit huis.' });
    expect(await outcome(write(review.bookingRequestId ?? 0, said))).toBe('review_exists');
  });

  it('is written once by two at the same time', async () => {
    const stay = await makePastStay();
    const both = await Promise.all([1, 2].map(() => outcome(write(stay.id, said))));
    expect(both.toSorted()).toEqual(['review_exists', 'written']);
    expect(await figures(stay.listingId)).toEqual({ rating: 5, count: 1 });
  });

  it('is impossible for a stay that is canceled at the same moment', async () => {
    const stay = await makePastStay();
    const result = await whileHeld(`SELECT hold_calendars(ARRAY[${stay.listingId}])`, async (client) => {
      const writing = outcome(write(stay.id, said));
      await untilWaiting(client, 1);
      await client.query(
        `UPDATE booking_requests SET status = 'canceled', canceled_by = 'landlord' WHERE id = ${stay.id}`,
      );
      return { writing };
    });
    expect(await result.writing).toBe('review_no_stay');
  });

  it('is kept when its landlord deletes the request', async () => {
    const review = await makeReview();
    await prisma().bookingRequest.delete({ where: { id: review.bookingRequestId ?? 0 } });
    expect(await prisma().review.findUnique({ where: { id: review.id } })).toMatchObject({
      bookingRequestId: null,
      body: review.body,
    });
    expect((await figures(review.listingId)).count).toBe(1);
  });

  it('is deleted with its listing', async () => {
    const review = await makeReview();
    await prisma().bookingRequest.deleteMany();
    await prisma().listing.delete({ where: { id: review.listingId } });
    expect(await prisma().review.count()).toBe(0);
  });

  it('notifies the landlord, unless they want no mail', async () => {
    const [told, silent] = [await makeUser(), await makeUser({ receiveEmails: false })];
    for (const { id: userId } of [told, silent]) {
      const { id: listingId } = await makeListing({ userId });
      await write((await makePastStay({ listingId })).id, said);
    }
    expect((await outbox()).map(({ template, recipient }) => [template, recipient])).toEqual([
      ['review-new', told.email],
    ]);
  });
});

describe('an invalid review', () => {
  it.each<[string, Record<string, unknown>]>([
    ['rating', { rating: 0 }],
    ['rating', { rating: 6 }],
    ['rating', { rating: 4.5 }],
    ['rating', { rating: '' }],
    ['value', { value: undefined }],
    ['cleanliness', { cleanliness: '10' }],
    ['body', { body: 'Te kort.' }],
    ['body', { body: ` ${'x'.repeat(19)} ` }],
    ['body', { body: 'x'.repeat(1501) }],
    ['name_shown', { name_shown: ' ' }],
    ['name_shown', { name_shown: 'x'.repeat(61) }],
    ['name_shown', { name_shown: 'www.goedkope-huizen.be' }],
  ])('is rejected on %s: %o', (field, change) => {
    expect(() => judge(reviewInput, { ...said, ...change })).toThrow(
      expect.objectContaining({ details: { fields: { [field]: [expect.any(String)] } } }),
    );
  });

  it('accepts digits as a form without JavaScript sends them', () => {
    const figure = { rating: '5', cleanliness: '4', location: '5', value: '3', communication: '5' };
    expect(judge(reviewInput, { ...said, ...figure })).toEqual(said);
  });

  it.each([
    ['of a stay that is not over', () => makePastStay({ ago: 0 })],
    ['of a stay of long ago', () => makePastStay({ ago: 61 })],
    ['of a request that was not approved', () => makePastStay({ status: 'declined' })],
  ])('is rejected by the database too: %s', async (_what, stay) => {
    const { id: bookingRequestId, listingId } = await stay();
    await expect(makeReview({ bookingRequestId, listingId })).rejects.toThrow(
      /reviews? is of an approved stay/,
    );
  });

  it('of another listing is rejected by the database', async () => {
    const { id: bookingRequestId } = await makePastStay();
    const { id: listingId } = await makeListing();
    await expect(makeReview({ bookingRequestId, listingId })).rejects.toThrow(/approved stay of the home/);
  });
});

/** Around noon in Belgium. */
const noon = () => new Date(`${todayIn()}T11:00:00Z`);

describe('asking for a review', () => {
  it('sends one mail to the guest of each stay that can be reviewed', async () => {
    await makePastStay({ ago: 1, email: 'els@kustverblijf.test' });
    expect(await askForReviews(noon())).toBe(1);
    expect(await askForReviews(noon())).toBe(0);
    expect(await outbox()).toMatchObject([
      {
        template: 'review-asked',
        recipient: 'els@kustverblijf.test',
        props: { path: expect.stringMatching(/^\/verblijf\/[\w-]{43}$/), until: addDays(todayIn(), 59) },
      },
    ]);
  });

  it('asks once when two workers run at a time', async () => {
    await makePastStay();
    const { both } = await whileHeld('SELECT FROM booking_requests FOR UPDATE', async (client) => {
      const workers = [1, 2].map(() => askForReviews(noon()));
      // Both have found the review request due.
      await untilWaiting(client, 2);
      return { both: workers };
    });
    expect((await Promise.all(both)).toSorted()).toEqual([0, 1]);
    expect(await outbox()).toHaveLength(1);
  });

  it('asks nobody at night', async () => {
    await makePastStay();
    expect(await askForReviews(new Date(`${todayIn()}T05:00:00Z`))).toBe(0);
    expect(await askForReviews(new Date(`${todayIn()}T21:30:00Z`))).toBe(0);
  });

  it('asks nobody who cannot review, or has done so', async () => {
    await makePastStay({ ago: 0 });
    await makePastStay({ ago: 61 });
    await makePastStay({ status: 'canceled' });
    await makePastStay({ email: '', anonymisedAt: new Date() });
    await makeReview();
    await makeBookingRequest({ status: 'approved', modifiedAt: new Date() });
    expect(await askForReviews(noon())).toBe(0);
  });

  it('asks nobody if the link to the page cannot be made', async () => {
    await makePastStay();
    const failing = () => Promise.reject(new Error('no token'));
    await expect(askForReviews(noon(), failing)).rejects.toThrow('no token');
    expect(await outbox()).toEqual([]);
    expect(await askForReviews(noon())).toBe(1);
  });
});

it('loses the name of its guest after 24 months, and nothing else', async () => {
  const [old, young, ofNoStay] = [await makeReview(), await makeReview(), await makeReview()];
  const longAgo = new Date('2020-01-01T00:00:00Z');
  await prisma().bookingRequest.update({
    where: { id: old.bookingRequestId ?? 0 },
    data: { startDate: longAgo, endDate: new Date('2020-01-04T00:00:00Z') },
  });
  await prisma().review.update({
    where: { id: ofNoStay.id },
    data: { bookingRequestId: null, createdAt: longAgo },
  });
  expect(await anonymiseReviewers()).toBe(2);
  expect(await anonymiseReviewers()).toBe(0);
  const names = await prisma().review.findMany({
    orderBy: { id: 'asc' },
    select: { nameShown: true, body: true },
  });
  expect(names.map(({ nameShown }) => nameShown)).toEqual(['Een gast', young.nameShown, 'Een gast']);
  expect(names[0]?.body).toBe(old.body);
});
