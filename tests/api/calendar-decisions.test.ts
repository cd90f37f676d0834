/** Slow calendars, and calendars that others link, never keep a landlord from deciding. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Listing } from '@/prisma/generated/client';
import { dayToUtcDate } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import { sharedTurns } from '@/server/turns';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { daysFromToday } from '@/tests/factories/occupancy';
import { importedDays, makeManagedListing, night } from '@/tests/support/calendar';
import { calendarOf } from '@/tests/support/calendar-server';
import { startCalendarServer } from '@/tests/support/start-calendar-server';
import type { TestClient } from '@/tests/support/client';

const server = await startCalendarServer();

let listing: Listing;
let client: TestClient;
let path: string;
let count = 0;
let release = () => {};

/** Occupies all slots with other landlords' calendars that do not finish until the test does. */
function takeAll(turns: string): void {
  const { promise, resolve } = Promise.withResolvers<void>();
  release = resolve;
  for (let n = 0; n < 24; n += 1) void sharedTurns(turns, 24).take(() => promise);
}

async function approve() {
  const { start, end } = daysFromToday(10, 12);
  const { id } = await makeBookingRequest({
    listingId: listing.id,
    startDate: dayToUtcDate(start),
    endDate: dayToUtcDate(end),
  });
  const body = { check_in: '15:00', check_out: '10:00', message: null };
  return (await client.post(`/api/booking-requests/${id}/approve`, body)).status;
}

beforeEach(async () => {
  ({ listing, client } = await makeManagedListing());
  path = `/kalender-${(count += 1)}`;
  const url = server.serve(path, calendarOf(daysFromToday(3, 6)));
  await prisma().calendarFeed.create({ data: { listingId: listing.id, source: 'airbnb', url } });
});
afterEach(() => release());

it('reads a listing’s calendars before an approval, however many others are linking theirs', async () => {
  takeAll('calendar-readings');
  expect(await approve()).toBe(200);
  expect(await importedDays(listing.id)).toEqual([[night(3), night(6)]]);
});

it('uses what is known if other decisions occupy all slots', async () => {
  takeAll('calendar-readings-for-decisions');
  expect(await approve()).toBe(200);
  expect(server.countOf(path)).toBe(0);
});
