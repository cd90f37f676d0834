import pg from 'pg';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Availability } from '@/lib/calendar/contract';
import type { CalendarFeedDto } from '@/lib/listings/contract';
import type { Listing, User } from '@/prisma/generated/client';
import { dayToUtcDate } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { readFeed } from '@/server/features/calendar-feeds/read-feed';
import { recordReading } from '@/server/features/calendar-feeds/record-reading';
import { prisma } from '@/server/db';
import { makeApprovedStay, makeBookingRequest } from '@/tests/factories/booking-request';
import { daysFromToday, makeOccupancy, whileHeldBy } from '@/tests/factories/occupancy';
import { importedDays, makeManagedListing, night } from '@/tests/support/calendar';
import { calendarOf } from '@/tests/support/calendar-server';
import { startCalendarServer } from '@/tests/support/start-calendar-server';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';

const server = await startCalendarServer();

let listing: Listing;
let manager: User;
let client: TestClient;
let path: string;
let count = 0;

const says = (...ranges: DayRange[]) => server.serve(path, calendarOf(...ranges));
const fails = () => server.on(path, (_request, response) => response.writeHead(503).end());
const sync = async (by = client) =>
  (await by.post<{ data: CalendarFeedDto[] }>(`/api/listings/${listing.slug}/calendar-feeds/sync`)).body.data;
const days = () => importedDays(listing.id);
const feedRow = () => prisma().calendarFeed.findFirstOrThrow({ where: { listingId: listing.id } });
const conflictMails = () =>
  prisma().outgoingMail.findMany({
    where: { template: 'calendar-conflict', props: { path: ['slug'], equals: listing.slug } },
  });

/** Reads the link as if it were this many minutes later. */
async function readLater(minutes: number): Promise<void> {
  const feed = await feedRow();
  const reading = await readFeed(feed, { ownerId: listing.userId, lane: 'leisure' });
  await recordReading(feed.id, { ...reading, startedAt: new Date(Date.now() + minutes * 60_000) });
}

const approvedStay = ({ start, end }: DayRange) =>
  makeApprovedStay({ listingId: listing.id, startDate: dayToUtcDate(start), endDate: dayToUtcDate(end) });

beforeEach(async () => {
  ({ listing, manager, client } = await makeManagedListing());
  path = `/kalender-${(count += 1)}`;
  const url = says(daysFromToday(3, 6), daysFromToday(10, 12));
  await client.post(`/api/listings/${listing.slug}/air-bnb-url`, { url });
});

const linked: [string, string][] = [
  [night(3), night(6)],
  [night(10), night(12)],
];

it('writes an import in a few statements, however many days change', async () => {
  const running = Array.from({ length: 60 }, (_, n) => daysFromToday(20 + 3 * n, 22 + 3 * n));
  says(...running);
  await sync();
  server.serve(path, calendarOf(...running).replaceAll(/SUMMARY:.*/g, 'SUMMARY:Nieuwe naam'));
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  await sync();
  const statements = spy.mock.calls.map(([statement]) => JSON.stringify(statement));
  spy.mockRestore();
  expect((await prisma().occupancy.findMany({ where: { summary: 'Nieuwe naam' } })).length).toBe(60);
  expect(statements.filter((text) => /UPDATE [^ ]*occupancies/.test(text))).toHaveLength(1);
});

describe('POST /api/listings/{id}/calendar-feeds/sync', () => {
  it('replaces what was imported by the calendar’s current content', async () => {
    says(daysFromToday(10, 12), daysFromToday(15, 18));
    const [feed] = await sync();
    expect(feed).toMatchObject({ source: 'airbnb', url: server.url(path), error: null, failing_since: null });
    expect(await days()).toEqual([
      [night(10), night(12)],
      [night(15), night(18)],
    ]);
  });

  it('writes no day if none changed, even if every event has another UID', async () => {
    const ids = async () =>
      (await prisma().occupancy.findMany({ where: { listingId: listing.id } })).map(({ id }) => id);
    const [before, announced] = [await ids(), await prisma().change.count()];
    says(daysFromToday(10, 12), daysFromToday(3, 6));
    await sync();
    expect(await ids()).toEqual(before);
    expect(await prisma().change.count()).toBe(announced);
  });

  it('accepts as many days as a calendar may contain, and frees them again', async () => {
    const many = Array.from({ length: 5000 }, (_, n) =>
      daysFromToday((n % 600) + 1, (n % 600) + 2 + Math.floor(n / 600)),
    );
    says(...many);
    expect(await sync()).toMatchObject([{ error: null }]);
    expect(await days()).toHaveLength(5000);
    says(daysFromToday(3, 6));
    await sync();
    expect(await days()).toHaveLength(1);
  });

  it('is for managers too, who do not see the URL; without links the list is empty', async () => {
    expect(await sync(await signedIn(manager))).toMatchObject([{ source: 'airbnb', url: null }]);
    await client.post(`/api/listings/${listing.slug}/air-bnb-url`, { url: null });
    expect(await sync()).toEqual([]);
  });

  it('makes conditional requests, and fetches the whole file once a day', async () => {
    const url = server.serveTagged(path, calendarOf(daysFromToday(3, 6)));
    await client.post(`/api/listings/${listing.slug}/air-bnb-url`, { url });
    const tags = () =>
      server.requests
        .filter((request) => request.path === path)
        .map(({ headers }) => headers['if-none-match']);
    await sync();
    await prisma().calendarFeed.updateMany({
      where: { listingId: listing.id },
      data: { lastReadAt: new Date(Date.now() - 25 * 3600_000) },
    });
    await sync();
    expect(tags().slice(-3)).toEqual([undefined, '"een"', undefined]);
    expect(await days()).toEqual([[night(3), night(6)]]);
  });
});

describe('a calendar that fails', () => {
  it('keeps its days, says since when it fails, and is fetched ever less often', async () => {
    fails();
    const [first] = await sync();
    expect(first).toMatchObject({
      error: 'De kalender antwoordde met fout 503.',
      failing_since: expect.any(String),
    });
    const waits: number[] = [];
    for (const minutes of [1, 2, 3, 4, 5, 6]) {
      await readLater(minutes);
      const { nextRunAt, lastAttemptAt } = await feedRow();
      waits.push((nextRunAt.getTime() - (lastAttemptAt?.getTime() ?? 0)) / 60_000);
    }
    expect(waits).toEqual([30, 60, 120, 240, 240, 240]);
    expect((await feedRow()).failingSince?.toISOString()).toBe(first?.failing_since);
    expect(await days()).toEqual(linked);
    says(daysFromToday(3, 6));
    await readLater(7);
    expect(await feedRow()).toMatchObject({ failures: 0, failingSince: null, error: null });
    expect(await days()).toEqual(linked.slice(0, 1));
  });

  it('is left alone as long as its Retry-After says', async () => {
    server.on(path, (_request, response) => response.writeHead(429, { 'retry-after': '36000' }).end());
    await readLater(1);
    const { nextRunAt, lastAttemptAt } = await feedRow();
    expect(nextRunAt.getTime() - (lastAttemptAt?.getTime() ?? 0)).toBe(36_000_000);
  });

  it.each([
    ['a page', '<html>BEGIN:VCALENDAR END:VCALENDAR</html>'],
    ['half a calendar', calendarOf(daysFromToday(3, 6)).slice(0, -20)],
  ])('%s frees nothing', async (_what, text) => {
    server.serve(path, text);
    const [feed] = await sync();
    expect(feed?.failing_since).not.toBeNull();
    expect(await days()).toEqual(linked);
  });
});

describe('a calendar that is suddenly empty', () => {
  it('is believed when empty three times in a row over half an hour', async () => {
    says();
    await readLater(1);
    const doubt = await feedRow();
    expect(doubt).toMatchObject({ error: 'suddenly_empty', failures: 0, failingSince: expect.any(Date) });
    expect(doubt.nextRunAt.getTime() - (doubt.lastAttemptAt?.getTime() ?? 0)).toBe(15 * 60_000);
    for (const minutes of [2, 3, 30]) {
      await readLater(minutes);
      expect(await days()).toEqual(linked);
    }
    await readLater(31);
    expect(await days()).toEqual([]);
    expect(await feedRow()).toMatchObject({ error: null, failingSince: null, emptyCount: 0 });
  });

  it.each([
    ['days again', () => says(daysFromToday(3, 6), daysFromToday(10, 12))],
    ['a fault', fails],
  ])('is doubted again after %s', async (_what, between) => {
    says();
    await readLater(1);
    await readLater(20);
    between();
    await readLater(30);
    says();
    await readLater(40);
    await readLater(60);
    expect(await days()).toEqual(linked);
    await readLater(75);
    expect(await days()).toEqual([]);
  });

  it('is treated the same if none of its events can be read', async () => {
    server.serve(
      path,
      calendarOf(daysFromToday(3, 6)).replace(/DTSTART;VALUE=DATE:\d+/, 'DTSTART;VALUE=DATE:20270231'),
    );
    await sync();
    expect(await days()).toEqual(linked);
  });

  it('is believed if all its events are cancelled', async () => {
    server.serve(path, calendarOf(daysFromToday(3, 6)).replace('SUMMARY:', 'STATUS:CANCELLED\r\nSUMMARY:'));
    const [feed] = await sync();
    expect([feed?.error, await days()]).toEqual([null, []]);
  });
});

describe('a reading that comes too late', () => {
  it('changes nothing: an older one, or one of another URL', async () => {
    const feed = await feedRow();
    const reading = await readFeed(feed, { ownerId: listing.userId, lane: 'leisure' });
    says(daysFromToday(20, 21));
    await sync();
    await recordReading(feed.id, { ...reading, startedAt: new Date(Date.now() - 60_000) });
    expect(await days()).toEqual([[night(20), night(21)]]);
    await recordReading(feed.id, {
      ...reading,
      url: 'https://kalender.test/',
      startedAt: new Date(Date.now() + 60_000),
    });
    expect(await days()).toEqual([[night(20), night(21)]]);
    await client.post(`/api/listings/${listing.slug}/air-bnb-url`, { url: null });
    await recordReading(feed.id, reading);
    expect(await days()).toEqual([]);
  });
});

describe('the past', () => {
  it('is not rewritten: a current stay keeps its past nights', async () => {
    const { id } = await feedRow();
    await whileHeldBy(listing.id, (tx) => tx.occupancy.deleteMany({ where: { feedId: id } }));
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(-9, -5), source: 'airbnb' });
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(-2, 3), source: 'airbnb' });
    says(daysFromToday(0, 4));
    await sync();
    expect(await days()).toEqual([
      [night(-9), night(-5)],
      [night(-2), night(4)],
    ]);
    says(daysFromToday(8, 9));
    await sync();
    expect(await days()).toEqual([
      [night(-9), night(-5)],
      [night(-2), night(0)],
      [night(8), night(9)],
    ]);
  });
});

describe('our own days that come back', () => {
  it('are not imported; those of others at the same time are once ours are freed', async () => {
    const blocked = [night(20), night(21), night(22)];
    await client.post(`/api/listings/${listing.slug}/disabled-booking-periods`, { dates: blocked });
    await approvedStay(daysFromToday(23, 26));
    const url = server.serveTagged(path, calendarOf(daysFromToday(20, 26), daysFromToday(21, 22)));
    await client.post(`/api/listings/${listing.slug}/air-bnb-url`, { url });
    expect(await days()).toEqual([]);
    expect(await conflictMails()).toEqual([]);
    await client.post(`/api/listings/${listing.slug}/disabled-booking-periods/bulk-delete`, {
      dates: blocked,
    });
    await sync();
    expect(await days()).toEqual([
      [night(20), night(26)],
      [night(21), night(22)],
    ]);
  });
});

describe('a double-booked stay', () => {
  const conflicts = async (by: TestClient) => {
    const { body } = await by.get<{ data: Availability }>(`/api/listings/${listing.id}/availability`);
    return body.data.booked_periods
      .filter(({ conflict }) => conflict)
      .map(({ start_date, end_date }) => [start_date, end_date]);
  };

  it('is mailed to the landlord once, whatever the mail preferences, and both stay', async () => {
    await prisma().user.update({ where: { id: listing.userId }, data: { receiveEmails: false } });
    await approvedStay(daysFromToday(30, 35));
    says(daysFromToday(33, 38));
    await sync();
    await sync();
    says(daysFromToday(34, 38), daysFromToday(33, 36));
    await sync();
    expect(await days()).toHaveLength(2);
    const [mail, ...more] = await conflictMails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      recipient: (await prisma().user.findUniqueOrThrow({ where: { id: listing.userId } })).email,
      props: {
        source: 'airbnb',
        conflicts: [
          {
            guestName: 'Jan Janssens',
            code: expect.stringMatching(/^K-/),
            stay: { start: night(30), end: night(35) },
            imported: [{ start: night(33), end: night(38) }],
          },
        ],
      },
    });
  });

  it('is one conflict if reported twice, by two calendars, even if it grows every day', async () => {
    await approvedStay(daysFromToday(30, 40));
    says(daysFromToday(36, 42), daysFromToday(36, 41), daysFromToday(37, 42));
    await sync();
    const [mail] = await conflictMails();
    expect(mail?.props).toMatchObject({ conflicts: [{ imported: [{ start: night(36), end: night(42) }] }] });
    for (const first of [35, 34, 33]) {
      says(daysFromToday(first, 42));
      await sync();
    }
    says(daysFromToday(60, 61));
    await sync();
    says(daysFromToday(32, 42));
    await sync();
    const url = server.serve('/ander.ics', calendarOf(daysFromToday(31, 43)));
    await client.post(`/api/listings/${listing.slug}/linked-calendars`, { name: 'Vrbo', url });
    expect(await days()).toHaveLength(2);
    expect(await conflictMails()).toHaveLength(1);
  });

  it('is reported again for other nights of it, and after it was gone for a day', async () => {
    await approvedStay(daysFromToday(30, 40));
    says(daysFromToday(28, 32));
    await sync();
    says(daysFromToday(28, 32), daysFromToday(38, 42));
    await sync();
    expect(await conflictMails()).toHaveLength(2);
    says(daysFromToday(60, 61));
    await sync();
    await prisma().toldConflict.updateMany({ data: { seenAt: new Date(Date.now() - 25 * 3600 * 1000) } });
    await sync();
    says(daysFromToday(28, 32));
    await sync();
    expect(await conflictMails()).toHaveLength(3);
  });

  it('is marked for the landlord and managers, on both sides, and for nobody else', async () => {
    await approvedStay(daysFromToday(30, 35));
    says(daysFromToday(33, 38), daysFromToday(35, 36), daysFromToday(40, 41));
    await sync();
    const marked = [
      [night(30), night(35)],
      [night(33), night(38)],
    ];
    expect(await conflicts(client)).toEqual(marked);
    expect(await conflicts(await signedIn(manager))).toEqual(marked);
    const other = await makeManagedListing();
    expect(await conflicts(other.client)).toEqual([]);
  });
});

describe('approving a request', () => {
  // A reading less than a minute old would be believed.
  beforeEach(async () => {
    const lastAttemptAt = new Date(Date.now() - 61_000);
    await prisma().calendarFeed.updateMany({ where: { listingId: listing.id }, data: { lastAttemptAt } });
  });

  const approve = async (range: DayRange) => {
    const { id } = await makeBookingRequest({
      listingId: listing.id,
      startDate: dayToUtcDate(range.start),
      endDate: dayToUtcDate(range.end),
    });
    const body = { check_in: '15:00', check_out: '10:00', message: null };
    return client.post<{ message: string }>(`/api/booking-requests/${id}/approve`, body);
  };

  it('reads the linked calendars first', async () => {
    says(daysFromToday(50, 53));
    const { status, body } = await approve(daysFromToday(52, 55));
    expect([status, body.message]).toEqual([
      409,
      'Deze dagen zijn niet meer vrij: ze overlappen met een reservering van Airbnb.',
    ]);
    expect(await days()).toEqual([[night(50), night(53)]]);
  });

  it('uses the last good state if they fail', async () => {
    fails();
    expect((await approve(daysFromToday(52, 55))).status).toBe(200);
    expect((await approve(daysFromToday(10, 11))).status).toBe(409);
  });

  it('fetches nothing for those who may not approve, or if there is nothing to decide', async () => {
    const { id } = await makeBookingRequest({ listingId: listing.id });
    const before = server.countOf(path);
    const other = await makeManagedListing();
    const body = { check_in: '15:00', check_out: '10:00', message: null };
    expect((await other.client.post(`/api/booking-requests/${id}/approve`, body)).status).toBe(404);
    await prisma().bookingRequest.update({
      where: { id },
      data: { status: 'declined', modifiedAt: new Date() },
    });
    expect((await client.post(`/api/booking-requests/${id}/approve`, body)).status).toBe(409);
    expect(server.countOf(path)).toBe(before);
  });
});
