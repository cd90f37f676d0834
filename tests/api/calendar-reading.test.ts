import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, User } from '@/prisma/generated/client';
import { dayToUtcDate } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { daysFromToday, makeOccupancy } from '@/tests/factories/occupancy';
import { importedDays, makeManagedListing, night, shareWith } from '@/tests/support/calendar';
import { calendarOf } from '@/tests/support/calendar-server';
import { startCalendarServer } from '@/tests/support/start-calendar-server';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { insist } from '@/tests/support/insist';
import { makeUser } from '@/tests/factories/user';

const server = await startCalendarServer();

let listing: Listing;
let owner: User;
let client: TestClient;
let paths: { airbnb: string; booking_com: string };
let count = 0;

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
const inSeconds = (seconds: number) => ago(-seconds);
const sync = (by = client) => by.post(`/api/listings/${listing.slug}/calendar-feeds/sync`);
const change = (data: { lastAttemptAt?: Date; readingUntil?: Date | null }) =>
  prisma().calendarFeed.updateMany({ where: { listingId: listing.id }, data });
const fetches = () => server.countOf(paths.airbnb) + server.countOf(paths.booking_com);

beforeEach(async () => {
  ({ listing, owner, client } = await makeManagedListing());
  count += 1;
  paths = { airbnb: `/airbnb-${count}`, booking_com: `/booking-${count}` };
  server.mostAtOnce = 0;
  for (const source of ['airbnb', 'booking_com'] as const) {
    const url = server.serveTagged(paths[source], calendarOf(daysFromToday(3, 6)));
    await prisma().calendarFeed.create({ data: { listingId: listing.id, source, url } });
  }
});

describe('reading a linked calendar', () => {
  it('happens once at a time, whoever requests it how often: concurrent requests share the result', async () => {
    server.serveSlowly(paths.airbnb, calendarOf(daysFromToday(20, 22)), 1500);
    const manager = await makeUser();
    await shareWith(listing.id, manager);
    const clients = await Promise.all([owner, manager].map((user) => signedIn(user)));
    await Promise.all(clients.map((one) => one.get('/sanctum/csrf-cookie')));
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => sync(clients[n % 2])));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect([server.mostAtOnce, server.countOf(paths.airbnb)]).toEqual([1, 1]);
    expect(await importedDays(listing.id)).toContainEqual([night(20), night(22)]);
  });

  it('is left to another process that is doing it, and taken over from one that died', async () => {
    await change({ readingUntil: inSeconds(20) });
    const waiting = sync();
    await new Promise((resolve) => setTimeout(resolve, 500));
    await change({ lastAttemptAt: new Date(), readingUntil: null });
    expect((await waiting).status).toBe(200);
    expect(fetches()).toBe(0);
    await change({ readingUntil: ago(1) });
    await sync();
    expect(fetches()).toBe(2);
    const left = await prisma().calendarFeed.findMany({ where: { listingId: listing.id } });
    expect(left.map(({ readingUntil }) => readingUntil)).toEqual([null, null]);
  });

  it('is restarted if another process gave up silently', async () => {
    await change({ lastAttemptAt: ago(600), readingUntil: inSeconds(1) });
    await sync();
    expect(fetches()).toBe(2);
  });

  it('of a URL being linked happens once at a time too', async () => {
    const url = server.serveSlowly(paths.airbnb, calendarOf(daysFromToday(20, 22)), 200);
    const save = () => insist(() => client.post(`/api/listings/${listing.slug}/air-bnb-url`, { url }));
    await client.get('/sanctum/csrf-cookie');
    const answers = await Promise.all([save(), save(), save(), save()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(server.mostAtOnce).toBe(1);
  });
});

describe('approving', () => {
  const approveTaken = async () => {
    const body = { check_in: '15:00', check_out: '10:00', message: null };
    return client.post(`/api/booking-requests/${taken}/approve`, body);
  };
  let taken: number;

  beforeEach(async () => {
    const range = daysFromToday(30, 33);
    await makeOccupancy({ listingId: listing.id, ...range, source: 'blocked' });
    const request = await makeBookingRequest({
      listingId: listing.id,
      startDate: dayToUtcDate(range.start),
      endDate: dayToUtcDate(range.end),
    });
    taken = request.id;
  });

  it('seventy times in vain reads each linked calendar once: a reading less than a minute old is believed', async () => {
    for (let n = 0; n < 70; n += 1) expect((await approveTaken()).status).toBe(409);
    expect(fetches()).toBe(2);
  });

  it('counts as a reading if it causes one, and is refused beyond the limit', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 62; n += 1) {
      await change({ lastAttemptAt: ago(61) });
      statuses.push((await approveTaken()).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 409), 429, 429]);
    expect(fetches()).toBe(120);
    // Nothing has to be read now.
    await change({ lastAttemptAt: ago(50) });
    expect((await approveTaken()).status).toBe(409);
    await change({ lastAttemptAt: ago(61) });
    const refused = await sync();
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});
