import { beforeEach, describe, expect, it } from 'vitest';
import type { Statistics } from '@/lib/statistics/contract';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import { cleanUp } from '@/server/worker/clean-up';
import { ViewCounter } from '@/server/features/statistics/count-views';
import type { Visit } from '@/server/features/statistics/count-views';
import { getStatistics } from '@/server/features/statistics/get-statistics';
import { sumViews } from '@/server/features/statistics/sum-views';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeConcept, makeListing, makeWaitingListing } from '@/tests/factories/listing';
import { makeCoLandlord, makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const none = { last_7_days: 0, last_30_days: 0, total: 0 };
const statisticsOf = async (client: TestClient) =>
  (await client.get<{ data: Statistics }>('/api/user/statistics')).body.data;

describe('GET /api/user/statistics', () => {
  it('is zero for a landlord without anything', async () => {
    expect(await statisticsOf(await signedIn(await makeCoLandlord()))).toEqual({
      earnings: { total: 0 },
      listings: { enabled: 0, disabled: 0 },
      listing_views: none,
      booking_requests: none,
    });
  });

  it('adds up approved stays of own listings only, including future ones', async () => {
    const owner = await makeUser();
    const [online, concept] = [
      await makeListing({ userId: owner.id }),
      await makeConcept({ userId: owner.id }),
    ];
    await makeWaitingListing({ userId: owner.id });
    const modifiedAt = new Date();
    const past = { startDate: dayToUtcDate('2026-01-05'), endDate: dayToUtcDate('2026-01-08') };
    await makeBookingRequest({ listingId: online.id, status: 'approved', modifiedAt, price: 300 });
    await makeBookingRequest({ listingId: concept.id, status: 'approved', modifiedAt, price: 450, ...past });
    for (const status of ['declined', 'canceled'] as const)
      await makeBookingRequest({ listingId: online.id, status, modifiedAt, price: 1000 });
    await makeBookingRequest({ listingId: online.id, price: 1000 });
    await makeBookingRequest({ status: 'approved', modifiedAt, price: 5000 });
    expect(await statisticsOf(await signedIn(owner))).toMatchObject({
      earnings: { total: 750 },
      listings: { enabled: 2, disabled: 1 },
      booking_requests: { last_7_days: 5, last_30_days: 5, total: 5 },
    });
  });

  it('counts days in Belgian time, today and the six or 29 before it', async () => {
    const owner = await makeUser();
    const { id: listingId } = await makeListing({ userId: owner.id });
    // Half past midnight in Belgium is still the day before in UTC.
    const moments = [
      '2026-07-20T22:30:00Z',
      '2026-07-13T22:30:00Z',
      '2026-07-13T21:30:00Z',
      '2026-06-20T21:30:00Z',
    ];
    for (const moment of moments) await makeBookingRequest({ listingId, createdAt: new Date(moment) });
    await prisma().listingView.createMany({
      data: (['2026-07-20', '2026-07-14', '2026-07-13', '2026-06-21', '2026-06-20'] as const).map((day) => ({
        listingId,
        day: dayToUtcDate(day),
        visitorHash: day,
      })),
    });
    const before = (await getStatistics({ actor: owner }, '2026-07-20')).data;
    // Views of past days become sums, with the same result for the landlord.
    await cleanUp(new Date('2026-07-20T10:00:00Z'));
    expect(await prisma().listingView.findMany({ select: { day: true } })).toEqual([
      { day: dayToUtcDate('2026-07-20') },
    ]);
    const { data } = await getStatistics({ actor: owner }, '2026-07-20');
    expect(data).toEqual(before);
    expect(data.booking_requests).toEqual({ last_7_days: 2, last_30_days: 3, total: 4 });
    expect(data.listing_views).toEqual({ last_7_days: 2, last_30_days: 4, total: 5 });
  });
});

describe('views of a listing', () => {
  const views = () => prisma().listingView.findMany({ orderBy: [{ day: 'asc' }, { visitorHash: 'asc' }] });
  const visitor = (changes: Partial<Visit> = {}): Visit => ({
    slug: 'geen',
    address: '10.0.0.1',
    agent: 'Mozilla/5.0 Firefox/140.0',
    cookie: undefined,
    ...changes,
  });
  async function count(visits: readonly Visit[], counter = new ViewCounter(), now = new Date()) {
    for (const visit of visits) counter.notice(visit);
    await counter.flush(now);
  }

  it('count once per visitor, listing and day, on every instance', async () => {
    const [a, b] = [await makeListing(), await makeListing()];
    const counter = new ViewCounter();
    await count([visitor(a), visitor(a), visitor(b)], counter);
    await count([visitor(a)], counter);
    await count([
      visitor(a),
      visitor({ ...a, address: '10.0.0.2' }),
      visitor({ ...a, agent: 'Mozilla/5.0 Safari' }),
    ]);
    expect((await views()).map(({ listingId }) => listingId).toSorted()).toEqual(
      [a.id, a.id, a.id, b.id].toSorted(),
    );
    const tomorrow = new Date(Date.now() + 24 * 3_600_000);
    await count([visitor(a)], counter, tomorrow);
    const rows = await views();
    expect(rows).toHaveLength(5);
    expect(rows.at(-1)?.day).toEqual(dayToUtcDate(addDays(todayIn(), 1)));
    expect(new Set(rows.map(({ listingId, visitorHash }) => `${listingId} ${visitorHash}`)).size).toBe(5);
  });

  it('are summed by day and listing once the day is over, repeatedly without a difference', async () => {
    const [a, b] = [await makeListing(), await makeListing()];
    const add = (hashes: string[], listingId: number, day: Day) =>
      prisma().listingView.createMany({
        data: hashes.map((visitorHash) => ({ listingId, day: dayToUtcDate(day), visitorHash })),
      });
    await add(['1', '2', '3'], a.id, '2026-07-18');
    await add(['1'], b.id, '2026-07-18');
    await add(['1', '2'], a.id, '2026-07-19');
    await add(['1'], a.id, '2026-07-20');
    await Promise.all([sumViews('2026-07-20'), sumViews('2026-07-20')]);
    // A process whose clock is behind still adds to a day already summed.
    await add(['9'], b.id, '2026-07-18');
    await sumViews('2026-07-20');
    const sums = await prisma().listingViewDay.findMany({ orderBy: [{ day: 'asc' }, { listingId: 'asc' }] });
    expect(sums).toEqual([
      { listingId: a.id, day: dayToUtcDate('2026-07-18'), views: 3 },
      { listingId: b.id, day: dayToUtcDate('2026-07-18'), views: 2 },
      { listingId: a.id, day: dayToUtcDate('2026-07-19'), views: 2 },
    ]);
    expect(await views()).toHaveLength(1);
    await prisma().listing.delete({ where: { id: a.id } });
    expect(await prisma().listingViewDay.count()).toBe(1);
  });

  it('store nothing that identifies the visitor', async () => {
    const listing = await makeListing();
    await count([visitor({ ...listing, address: '203.0.113.77', agent: 'Mozilla/5.0 Zeldzaam/1.0' })]);
    const [row] = await views();
    expect(row?.visitorHash).toMatch(/^[\w-]{43}$/);
    const [salt] = await prisma().viewSalt.findMany();
    expect(salt?.day).toEqual(dayToUtcDate(todayIn()));
    expect(salt?.salt).toMatch(/^[\w-]{43}$/);
  });

  it('are not counted for the landlord, nor for what is not public', async () => {
    const owner = await makeUser();
    const listing = await makeListing({ userId: owner.id });
    const hidden = [
      await makeConcept(),
      await makeWaitingListing(),
      await makeListing({ disabledAt: new Date() }),
    ];
    const cookie = [...(await signedIn(owner)).cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    await count([visitor({ ...listing, cookie }), visitor(), ...hidden.map(visitor)]);
    expect(await views()).toEqual([]);
    const other = [...(await signedIn(await makeUser())).cookies].map(([name, value]) => `${name}=${value}`);
    await count([visitor({ ...listing, address: '10.0.0.9', cookie: other.join('; ') })]);
    expect(await views()).toHaveLength(1);
  });

  it('are limited for one address that claims to be ever different clients', async () => {
    const listing = await makeListing();
    await count(
      Array.from({ length: 300 }, (_, n) => visitor({ ...listing, agent: `Mozilla/5.0 Nep/${n}` })),
    );
    expect(await views()).toHaveLength(200);
  });

  it('are written automatically after a moment', async () => {
    const listing = await makeListing();
    new ViewCounter().notice(visitor(listing));
    await expect.poll(async () => (await views()).length, { timeout: 10_000 }).toBe(1);
  });
});
