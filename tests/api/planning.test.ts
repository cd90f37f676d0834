/** The timeline of all listings (docs/rules/planning.md). */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import pg from 'pg';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { Availability } from '@/lib/calendar/contract';
import type { PlanningPage } from '@/lib/planning/contract';
import { prisma } from '@/server/db';
import { makeBookingRequest, makeManualBooking } from '@/tests/factories/booking-request';
import { makeListing } from '@/tests/factories/listing';
import { daysFromToday, makeOccupancy } from '@/tests/factories/occupancy';
import { makeSeason } from '@/tests/factories/season';
import { makeCoLandlord, makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const ask = (client: TestClient, from = 0, to = 30, more = '') => {
  const window = daysFromToday(from, to);
  return client.get<PlanningPage>(`/api/user/planning?from=${window.start}&to=${window.end}${more}`);
};
const wire = (from: number, to: number) => {
  const { start, end } = daysFromToday(from, to);
  return { start_date: start, end_date: end };
};
const days = (from: number, to: number) => {
  const { start, end } = daysFromToday(from, to);
  return { startDate: dayToUtcDate(start), endDate: dayToUtcDate(end) };
};

async function makeWorld() {
  const owner = await makeUser();
  const listing = await makeListing({ userId: owner.id, nameHolidayHome: 'Duinzicht', price: 100 });
  const listingId = listing.id;
  const stay = await makeBookingRequest({ listingId, status: 'approved', ...days(-2, 3) });
  await makeOccupancy({ listingId, bookingRequestId: stay.id, ...daysFromToday(-2, 3) });
  const own = await makeManualBooking({ listingId, firstName: 'Els', lastName: '', ...days(5, 8) });
  await makeOccupancy({ listingId, source: 'airbnb', ...daysFromToday(29, 40), summary: 'Geheim' });
  await makeOccupancy({ listingId, source: 'blocked', ...daysFromToday(10, 12) });
  await makeOccupancy({ listingId, source: 'blocked', ...daysFromToday(30, 33) });
  const request = await makeBookingRequest({ listingId, ...days(14, 16) });
  await makeBookingRequest({ listingId, status: 'declined', ...days(14, 16) });
  return { owner, listing, stay, own, request, client: await signedIn(owner) };
}

describe('GET /api/user/planning', () => {
  it('returns for each listing what has a night in the window, with its full range', async () => {
    const { client, listing, stay, own, request } = await makeWorld();
    const { status, body } = await ask(client);
    expect(status).toBe(200);
    expect(body.data).toHaveLength(1);
    expect(body.data[0]).toMatchObject({
      listing: { id: listing.id, slug: listing.slug, name: 'Duinzicht' },
      is_own: true,
      is_hosted: false,
      stays: [
        { id: stay.id, source: 'internal', guest_name: 'Jan Janssens', manual: false, ...wire(-2, 3) },
        { id: own.id, source: 'internal', guest_name: 'Els', manual: true, ...wire(5, 8) },
        { id: null, source: 'airbnb', guest_name: null, manual: false, ...wire(29, 40) },
      ],
      requests: [
        { id: request.id, source: 'internal', guest_name: 'Jan Janssens', manual: false, ...wire(14, 16) },
      ],
      blocks: [wire(10, 12)],
    });
    expect(JSON.stringify(body)).not.toContain('Geheim');
  });

  it('separates nights closed on another site from stays there, for everyone who manages the calendar', async () => {
    const { client, listing } = await makeWorld();
    const closed = daysFromToday(20, 22);
    await makeOccupancy({
      listingId: listing.id,
      ...closed,
      source: 'airbnb',
      summary: 'Airbnb (Not available)',
    });
    const manager = await makeCoLandlord();
    await prisma().listingManager.create({
      data: { listingId: listing.id, email: manager.email, userId: manager.id },
    });
    for (const asked of [client, await signedIn(manager)]) {
      const stays = (await ask(asked)).body.data[0]?.stays.filter(({ source }) => source === 'airbnb');
      expect(stays?.map((stay) => stay.closed)).toEqual([true, false]);
      const { body } = await asked.get<{ data: Availability }>(`/api/listings/${listing.id}/availability`);
      const shown = body.data.booked_periods.filter(({ source }) => source === 'airbnb');
      expect(shown.map((stay) => stay.closed)).toEqual([true, undefined]);
    }
  });

  it('returns what each guest still owes, only for own listings', async () => {
    const { client, listing, stay, own } = await makeWorld();
    const owed = async (asked = client) =>
      (await ask(asked)).body.data[0]?.stays.map(({ open_cents }) => open_cents);
    await prisma().bookingRequest.update({ where: { id: stay.id }, data: { agreedTotalCents: 45_050 } });
    await prisma().bookingRequest.update({
      where: { id: own.id },
      data: { price: 0, agreedTotalCents: null },
    });
    expect(await owed()).toEqual([45_050, 0, null]);
    const paid = { bookingRequestId: stay.id, paidAt: dayToUtcDate(todayIn()) };
    await prisma().bookingPayment.createMany({
      data: [
        { ...paid, amountCents: 20_000, kind: 'rent' },
        { ...paid, amountCents: 5_050, kind: 'other' },
        { ...paid, amountCents: 10_000, kind: 'deposit' },
      ],
    });
    expect(await owed()).toEqual([20_000, 0, null]);
    const manager = await makeCoLandlord();
    await prisma().listingManager.create({
      data: { listingId: listing.id, email: manager.email, userId: manager.id },
    });
    expect(await owed(await signedIn(manager))).toEqual([null, null, null]);
  });

  it('returns the price of every night from today on', async () => {
    const { client, listing } = await makeWorld();
    const start = addDays(todayIn(), 2);
    await prisma().customListingPrice.create({
      data: { listingId: listing.id, validAt: dayToUtcDate(start), price: 150 },
    });
    await makeSeason({
      listingId: listing.id,
      startDate: dayToUtcDate(addDays(start, 1)),
      endDate: dayToUtcDate(addDays(start, 2)),
      price: 130,
      weekendPrice: null,
    });
    const { body } = await ask(client, -3, 6);
    expect(body.data[0]?.prices).toEqual(
      [100, 100, 150, 130, 100, 100].map((price, index) => ({ date: addDays(todayIn(), index), price })),
    );
  });

  it('shows co-landlords the shared listings without guests and requests', async () => {
    const { listing } = await makeWorld();
    const manager = await makeCoLandlord();
    await prisma().listingManager.create({
      data: { listingId: listing.id, email: manager.email, userId: manager.id },
    });
    const { body } = await ask(await signedIn(manager));
    expect(body.data[0]).toMatchObject({
      is_own: false,
      is_hosted: false,
      stays: [wire(-2, 3), wire(5, 8), wire(29, 40)].map((range) => ({
        ...range,
        id: null,
        guest_name: null,
        manual: false,
      })),
      requests: [],
      blocks: [wire(10, 12)],
    });
    expect(JSON.stringify(body)).not.toMatch(/Janssens|Els/);
  });

  it('shows nobody the listings of others', async () => {
    await makeWorld();
    const stranger = await signedIn(await makeUser());
    const { body } = await ask(stranger);
    expect([body.data, body.meta.total]).toEqual([[], 0]);
  });

  it.each<[string, string]>([
    ['', 'from'],
    ['?from=2027-01-01', 'to'],
    ['?to=2027-01-01', 'from'],
    ['?from=2027-02-30&to=2027-03-03', 'from'],
    ['?from=2027-01-01&to=2027-01-01', 'to'],
    ['?from=2027-01-02&to=2027-01-01', 'to'],
    ['?from=2027-01-01&to=2027-04-12', 'to'],
    ['?from=2027-01-01&to=2199-12-31', 'to'],
    ['?from=2027-01-01&to=2027-01-05&page=0', 'page'],
    ['?from[]=2027-01-01&to=2027-01-05', 'from'],
  ])('rejects %s on %s', async (query, field) => {
    const client = await signedIn(await makeUser());
    const { status, body } = await client.get(`/api/user/planning${query}`);
    expect([status, Object.keys(Reflect.get(Object(body), 'errors') ?? {})]).toEqual([
      422,
      expect.arrayContaining([field]),
    ]);
    expect((await client.get('/api/user/planning?from=2027-01-01&to=2027-04-11')).status).toBe(200);
  });

  it('has pages of 50 listings by name, and as many queries for one listing as for many', async () => {
    const owner = await makeUser();
    const names = Array.from({ length: 52 }, (_, index) => `Huis ${String(index).padStart(2, '0')}`);
    for (const nameHolidayHome of names.toReversed())
      await makeListing({ userId: owner.id, nameHolidayHome });
    const client = await signedIn(owner);
    const [first, second, third] = [
      await ask(client),
      await ask(client, 0, 30, '&page=2'),
      await ask(client, 0, 30, '&page=3'),
    ];
    expect([...first.body.data, ...second.body.data].map(({ listing }) => listing.name)).toEqual(names);
    expect([first.body.meta.total, first.body.meta.last_page]).toEqual([52, 2]);
    expect([third.body.data, third.body.meta.total]).toEqual([[], 52]);

    const alone = await makeUser();
    await makeListing({ userId: alone.id });
    const one = await signedIn(alone);
    const count = async (by: TestClient) => {
      const spy = vi.spyOn(pg.Client.prototype, 'query');
      await ask(by);
      const { length } = spy.mock.calls;
      vi.restoreAllMocks();
      return length;
    };
    await Promise.all([count(one), count(client)]);
    expect(await count(client)).toBe(await count(one));
  });
});
