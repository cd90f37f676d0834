import { beforeAll, describe, expect, it } from 'vitest';
import type { Listing, User } from '@/prisma/generated/client';
import type { Availability } from '@/lib/calendar/contract';
import { addDays, addYears, dayToUtcDate, startOfMonth, todayIn } from '@/lib/dates/day';
import { findBookableListing } from '@/server/features/stays/find-bookable-listing';
import { columnOfTime } from '@/server/columns';
import { prisma } from '@/server/db';
import { findListingPage } from '@/server/features/listings/page/find-listing-page';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeConcept, makeListing, makeWaitingListing } from '@/tests/factories/listing';
import { daysFromToday, makeOccupancy } from '@/tests/factories/occupancy';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';

const stay = daysFromToday(10, 14);
const imported = daysFromToday(20, 22);
const block = daysFromToday(30, 31);
const wire = ({ start, end }: { start: string; end: string }) => ({ start_date: start, end_date: end });

let owner: User;
let manager: User;
let listing: Listing;

async function share(listingId: number) {
  await prisma().listingManager.create({ data: { listingId, email: manager.email, userId: manager.id } });
}

beforeAll(async () => {
  owner = await makeUser();
  manager = await makeUser();
  listing = await makeListing({ userId: owner.id });
  await share(listing.id);
  const request = await makeBookingRequest({
    listingId: listing.id,
    status: 'approved',
    modifiedAt: new Date(),
    price: 420,
    checkIn: columnOfTime('16:00'),
    checkOut: columnOfTime('10:30'),
  });
  await makeOccupancy({ listingId: listing.id, ...stay, bookingRequestId: request.id });
  await makeOccupancy({ listingId: listing.id, ...imported, source: 'airbnb', summary: 'Reserved - Griet' });
  await makeOccupancy({ listingId: listing.id, ...block, source: 'blocked' });
  await makeOccupancy({
    listingId: listing.id,
    start: addYears(todayIn(), -1),
    end: addDays(addYears(todayIn(), -1), 3),
  });
});

async function availability(client: TestClient, ref: string | number = listing.id) {
  const { status, body } = await client.get<{ data: Availability }>(`/api/listings/${ref}/availability`);
  return { status, data: body.data };
}

describe('GET /api/listings/{id}/availability', () => {
  it('gives the public only the dates, by id and by slug', async () => {
    const other = await makeUser();
    for (const client of [visitor(), await signedIn(other)]) {
      const { data } = await availability(client, listing.slug);
      expect(data).toEqual({
        booked_periods: [wire(stay), wire(imported)],
        disabled_periods: [wire(block)],
        preparation_nights: 0,
      });
    }
  });

  it('gives everyone the minimum gap between two stays', async () => {
    const prepared = await makeListing({ userId: owner.id, preparationNights: 2 });
    for (const client of [visitor(), await signedIn(owner)])
      expect((await availability(client, prepared.id)).data.preparation_nights).toBe(2);
  });

  it('gives the landlord and admins the guests, and the texts of a linked calendar', async () => {
    for (const user of [owner, await makeAdmin()]) {
      const { data } = await availability(await signedIn(user));
      expect(data.booked_periods.slice(1)).toMatchObject([
        {
          ...wire(stay),
          source: 'internal',
          meta: {
            guest_name: 'Jan',
            guest_full_name: 'Jan Janssens',
            check_in: '16:00:00',
            check_out: '10:30:00',
            price: 420,
            listing_slug: listing.slug,
            summary: null,
          },
        },
        {
          ...wire(imported),
          source: 'airbnb',
          meta: { guest_name: null, booking_id: null, summary: 'Reserved - Griet' },
        },
      ]);
      expect(data.disabled_periods).toEqual([wire(block)]);
    }
  });

  it('gives a calendar manager the occupied days, never by whom, as the planning does', async () => {
    const client = await signedIn(manager);
    const { data } = await availability(client);
    expect(data.booked_periods.map(({ source }) => source)).toEqual(['internal', 'internal', 'airbnb']);
    expect(data.booked_periods[1]?.meta).toEqual({
      guest_name: null,
      guest_full_name: null,
      booking_id: null,
      check_in: '16:00:00',
      check_out: '10:30:00',
      price: null,
      listing_slug: listing.slug,
      summary: null,
    });
    expect(JSON.stringify(data)).not.toMatch(/Jan|Griet/);
    const planning = `/api/user/planning?from=${wire(stay).start_date}&to=${wire(stay).end_date}`;
    const { text } = await client.get(planning);
    expect(text).toContain(wire(stay).start_date);
    expect(text).not.toMatch(/Jan|Griet/);
  });

  it('shows the past only to those who manage the calendar', async () => {
    const { data } = await availability(visitor());
    expect(data.booked_periods.every(({ end_date }) => end_date > startOfMonth(todayIn()))).toBe(true);
    expect((await availability(await signedIn(owner))).data.booked_periods).toHaveLength(3);
  });
});

describe('nights of adjacent or overlapping stays', () => {
  const month = startOfMonth(todayIn());
  const aroundMonth = { start: addDays(month, -3), end: addDays(month, 2) };
  let busy: Listing;

  beforeAll(async () => {
    busy = await makeListing({ userId: owner.id });
    const rows = [
      { start: addDays(month, -9), end: aroundMonth.start },
      aroundMonth,
      daysFromToday(40, 43),
      daysFromToday(43, 47),
      { ...daysFromToday(45, 52), source: 'booking_com' as const },
      { ...daysFromToday(60, 62), source: 'blocked' as const },
      { ...daysFromToday(62, 65), source: 'blocked' as const },
    ];
    for (const row of rows) await makeOccupancy({ listingId: busy.id, ...row });
  });
  const running = { start: month, end: aroundMonth.end };

  it('are given to strangers only as nights, from this month on, without the boundaries of stays', async () => {
    for (const client of [visitor(), await signedIn(await makeUser())]) {
      expect((await availability(client, busy.slug)).data).toEqual({
        booked_periods: [wire(running), wire(daysFromToday(40, 52))],
        disabled_periods: [wire(daysFromToday(60, 65))],
        preparation_nights: 0,
      });
    }
  });

  it('are the same on the page, and in the request form', async () => {
    const page = await findListingPage(busy.slug, () => Promise.resolve(null));
    const shown = [running, daysFromToday(40, 52), daysFromToday(60, 65)];
    expect(page?.listing.occupied).toEqual(shown);
    const form = await findBookableListing(busy.slug);
    expect(form?.terms.booked.at(-1)).toEqual(shown[1]);
    expect(form?.terms.blocked).toEqual(shown.slice(2));
    expect(form?.terms.booked.every(({ start }) => start >= addDays(todayIn(), -4))).toBe(true);
  });

  it('are given to the landlord stay by stay', async () => {
    const { data } = await availability(await signedIn(owner), busy.slug);
    expect(data.booked_periods).toHaveLength(5);
    expect(data.disabled_periods).toHaveLength(2);
  });
});

describe('GET /api/listings/{id}/custom-listing-prices', () => {
  it('returns the nights with a special rate, in order', async () => {
    const tomorrow = addDays(todayIn(), 1);
    const past = addYears(todayIn(), -1);
    await prisma().customListingPrice.createMany({
      data: [
        { listingId: listing.id, validAt: dayToUtcDate(addDays(tomorrow, 1)), price: 130 },
        { listingId: listing.id, validAt: dayToUtcDate(tomorrow), price: 120 },
        { listingId: listing.id, validAt: dayToUtcDate(past), price: 110 },
      ],
    });
    const url = `/api/listings/${listing.slug}/custom-listing-prices`;
    const coming = [
      { price: 120, valid_at: tomorrow },
      { price: 130, valid_at: addDays(tomorrow, 1) },
    ];
    expect((await visitor().get(url)).body).toEqual({ data: coming });
    expect((await (await signedIn(manager)).get(url)).body).toEqual({
      data: [{ price: 110, valid_at: past }, ...coming],
    });
  });
});

describe('a hidden listing', () => {
  const calls = ['availability', 'custom-listing-prices'];

  it.each([
    ['concept', makeConcept],
    ['waiting', makeWaitingListing],
  ])('%s: does not exist for strangers', async (_state, make) => {
    const hidden = await make({ userId: owner.id });
    await share(hidden.id);
    for (const call of calls) {
      for (const client of [visitor(), await signedIn(await makeUser())]) {
        const { status, body } = await client.get(`/api/listings/${hidden.id}/${call}`);
        expect([status, body]).toEqual([404, { message: 'Deze vakantiewoning kan niet gevonden worden.' }]);
      }
      for (const user of [owner, manager, await makeAdmin()]) {
        expect((await (await signedIn(user)).get(`/api/listings/${hidden.slug}/${call}`)).status).toBe(200);
      }
    }
  });

  it.each(['0', '-1', '99999999999', '4000000000', 'geen-woning', 'Zee', "a'b", '1.5', '%00'])(
    'there is no listing %s',
    async (ref) => {
      for (const call of calls) {
        expect((await visitor().get(`/api/listings/${ref}/${call}`)).status).toBe(404);
      }
    },
  );
});
