import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { Comparison } from '@/lib/statistics/contract';
import type { Listing, Prisma, User } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeConcept, makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const today = todayIn();
const ago = (days: number) => dayToUtcDate(addDays(today, -days));
const nothing = { compared_with: null, occupancy: null, price: null, rating: null };

type Changes = Partial<Prisma.ListingUncheckedCreateInput>;
const online = (changes: Changes = {}) =>
  makeListing({ approvedAt: ago(400), firstPublishedAt: ago(400), ...changes });

async function comparisonOf({ id, userId }: Listing): Promise<Comparison> {
  const client = await signedIn({ id: userId });
  const { body } = await client.get<{ data: Comparison }>(`/api/user/statistics/comparison?listing_id=${id}`);
  return body.data;
}

/** Listings of other landlords: the prices of each landlord's listings. */
async function makeOthers(prices: readonly (readonly number[])[], changes: Changes = {}): Promise<User[]> {
  const landlords: User[] = [];
  for (const own of prices) {
    const landlord = await makeUser();
    for (const price of own) await online({ userId: landlord.id, price, ...changes });
    landlords.push(landlord);
  }
  return landlords;
}

describe('a listing compared with similar ones', () => {
  it('is told how much it differs from the median, never whose that is', async () => {
    const listing = await online({ price: 110 });
    await makeOthers([[80, 90], [100, 120], [150]]);
    expect(await comparisonOf(listing)).toEqual({
      compared_with: 5,
      occupancy: null,
      price: { own: 110, difference_percent: 10 },
      rating: null,
    });
  });

  it.each([
    ['fewer than five homes', [[80], [90], [100], [120]]],
    [
      'homes of two landlords',
      [
        [80, 90, 100],
        [120, 130, 140],
      ],
    ],
    ['homes of which most are one landlord’s', [[80, 90, 100, 110], [120], [130]]],
  ])('gets no comparison with %s', async (_name, prices) => {
    const listing = await online();
    await makeOthers(prices);
    expect(await comparisonOf(listing)).toEqual(nothing);
  });

  it('is never compared with its landlord’s other listings', async () => {
    const listing = await online();
    await makeOthers([
      [80, 85],
      [90, 95],
    ]);
    for (let n = 0; n < 2; n += 1) await online({ userId: listing.userId });
    expect(await comparisonOf(listing)).toEqual(nothing);
  });

  it.each([
    ['another town', { cityId: 3 }],
    ['many more guests', { maxCapacity: 7 }],
    ['nobody can see', { disabledAt: new Date() }],
  ])('is not compared with listings of %s', async (_name, changes) => {
    const listing = await online();
    await makeOthers([[80], [90], [100], [110]]);
    await makeOthers([[70], [60]], changes);
    expect(await comparisonOf(listing)).toEqual(nothing);
  });

  it('is compared with the nearest two hundred', async () => {
    const listing = await online({ price: 110, latitude: 51.23, longitude: 2.91 });
    await makeOthers([[100, 100], [100, 100], [100]], { latitude: 51.231, longitude: 2.91 });
    const others = await prisma().listing.findMany({ where: { price: 100 } });
    const far = Array.from({ length: 100 }, (_, n) => others[n % 5]).flatMap((copy, n) =>
      copy ? [{ ...copy, id: undefined, slug: `verder-${n}`, price: 500, latitude: 52 }] : [],
    );
    await prisma().listing.createMany({ data: far });
    const copies = Array.from({ length: 195 }, (_, n) => others[n % 5]).flatMap((copy, n) =>
      copy
        ? [
            {
              ...copy,
              id: undefined,
              slug: `ver-${n}`,
              price: n < 100 ? 100 : 200,
              latitude: 51.232 + n / 1000,
            },
          ]
        : [],
    );
    await prisma().listing.createMany({ data: copies });
    expect(await comparisonOf(listing)).toMatchObject({
      compared_with: 200,
      price: { own: 110, difference_percent: 10 },
    });
  });

  it('has its booked nights compared, over a year at most, with what was online for three months', async () => {
    const listing = await online();
    await makeOthers([[80, 80], [90, 90], [100]]);
    const others = await prisma().listing.findMany({
      where: { id: { not: listing.id } },
      orderBy: { id: 'asc' },
    });
    const stay = (listingId: number, nights: number, status: 'approved' | 'canceled' = 'approved') =>
      makeBookingRequest({ listingId, status, startDate: ago(100), endDate: ago(100 - nights) });
    for (const [place, { id }] of others.entries()) await stay(id, 10 + 10 * place);
    await stay(listing.id, 40);
    await stay(listing.id, 20, 'canceled');
    // Five nights of it within the year; and one in the future.
    await makeBookingRequest({
      listingId: listing.id,
      status: 'approved',
      startDate: ago(370),
      endDate: ago(360),
    });
    await makeBookingRequest({ listingId: listing.id, status: 'approved' });
    expect((await comparisonOf(listing)).occupancy).toEqual({ own: 12, difference_percent: 50 });

    await prisma().listing.updateMany({ where: { id: others[0]?.id }, data: { firstPublishedAt: ago(80) } });
    const { occupancy, price } = await comparisonOf(listing);
    expect([occupancy, price?.own]).toEqual([null, 100]);
  });

  it('has its rating compared, if enough have one', async () => {
    const listing = await online();
    await makeOthers([[80, 80], [90, 90], [100]]);
    await prisma().$executeRaw`UPDATE listings SET rating = 4, reviews_count = 3 WHERE id <> ${listing.id}`;
    await prisma().$executeRaw`UPDATE listings SET rating = 4.6, reviews_count = 2 WHERE id = ${listing.id}`;
    expect((await comparisonOf(listing)).rating).toEqual({ own: 4.6, difference_percent: 15 });
    await prisma().$executeRaw`UPDATE listings SET rating = NULL, reviews_count = 0 WHERE id = ${listing.id}`;
    expect((await comparisonOf(listing)).rating).toBeNull();
  });

  it('may be an empty concept, and is identified by its id', async () => {
    const concept = await makeConcept({ cityId: null, price: null, maxCapacity: null });
    await makeOthers([[80, 80], [90, 90], [100]]);
    expect(await comparisonOf(concept)).toEqual(nothing);
    const client = await signedIn({ id: concept.userId });
    for (const query of ['', '?listing_id=', '?listing_id=x', `?listing_id=${concept.id},1`])
      expect((await client.get(`/api/user/statistics/comparison${query}`)).status).toBe(422);
  });
});
