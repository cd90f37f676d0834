import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { claimFeeds } from '@/server/features/calendar-feeds/claim-due';
import { DueReader, startReadingDue } from '@/server/features/calendar-feeds/read-due';
import { readNow } from '@/server/features/calendar-feeds/read-feed';
import { refreshFeed } from '@/server/features/calendar-feeds/refresh-feeds';
import { prisma } from '@/server/db';
import { dayToUtcDate } from '@/lib/dates/day';
import { makeApprovedStay } from '@/tests/factories/booking-request';
import { makeListing } from '@/tests/factories/listing';
import { daysFromToday } from '@/tests/factories/occupancy';
import { makeUser } from '@/tests/factories/user';
import { importedDays, night } from '@/tests/support/calendar';
import { calendarOf } from '@/tests/support/calendar-server';
import type { CalendarServer } from '@/tests/support/calendar-server';
import { startCalendarServer } from '@/tests/support/start-calendar-server';
import { truncateAll } from '@/tests/support/database';
import { untilWaiting, whileHeld } from '@/tests/support/waiting';

const server = await startCalendarServer();
const slowServer = await startCalendarServer();
let readers: DueReader[] = [];
let releases: (() => void)[] = [];

beforeEach(async () => {
  await truncateAll();
  server.requests.splice(0);
  slowServer.requests.splice(0);
  server.mostAtOnce = 0;
  readers = [];
  releases = [];
});
// Lets reads in progress finish, so that they do not disturb the next test.
afterEach(async () => {
  for (const release of releases) release();
  await Promise.all(readers.map((reader) => reader.settle()));
});

const now = new Date();
const minutesFromNow = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

interface Link {
  url?: string;
  userId?: number;
  nextRunAt?: Date;
}

async function makeLink({ url = server.url('/goed'), userId, nextRunAt = now }: Link = {}) {
  const { id: listingId } = await makeListing(userId === undefined ? {} : { userId });
  return prisma().calendarFeed.create({ data: { listingId, source: 'airbnb', url, nextRunAt } });
}

async function makeLinks(count: number, of: (n: number) => Link = () => ({})) {
  const links = [];
  for (let n = 0; n < count; n += 1) links.push(await makeLink(of(n)));
  return links;
}

const aReader = () => {
  const reader = new DueReader();
  readers.push(reader);
  return reader;
};

/** Reads every feed that is due at that moment. */
async function readAll(at = new Date()): Promise<void> {
  const reader = aReader();
  while (await reader.take(at)) await sleep(20);
  await reader.settle();
}

const linkOf = (id: number) => prisma().calendarFeed.findUniqueOrThrow({ where: { id } });
const readCount = () => prisma().calendarFeed.count({ where: { lastAttemptAt: { not: null } } });

/** Holds back its answers until `release` is called or the test ends. */
function keepWaiting(on: CalendarServer, path: string): { url: string; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  releases.push(resolve);
  const url = on.on(path, (_request, response) => {
    void promise.then(() => response.end(calendarOf(daysFromToday(3, 6))));
  });
  return { url, release: resolve };
}

describe('linked calendars whose turn it is', () => {
  beforeEach(() => server.serve('/goed', calendarOf(daysFromToday(3, 6))));

  it('are read and have their next turn in a quarter of an hour, others wait for theirs', async () => {
    const due = await makeLink();
    const later = await makeLink({ nextRunAt: minutesFromNow(10) });
    await readAll();
    expect(await importedDays(due.listingId)).toEqual([[night(3), night(6)]]);
    const { lastAttemptAt, nextRunAt, readingUntil } = await linkOf(due.id);
    expect(nextRunAt.getTime() - (lastAttemptAt?.getTime() ?? 0)).toBe(15 * 60_000);
    expect(readingUntil).toBeNull();
    expect(await linkOf(later.id)).toEqual(later);
    await readAll();
    expect(server.requests).toHaveLength(1);
  });

  it('are each read once by two workers', async () => {
    const links = await makeLinks(60, (n) => ({ url: server.url(`/goed?${n}`) }));
    await Promise.all([readAll(), readAll()]);
    const asked = server.requests.map(({ path }) => path);
    expect(asked.toSorted()).toEqual(links.map((_, n) => `/goed?${n}`).toSorted());
    expect(await prisma().occupancy.count()).toBe(60);
  });

  it('cost as many statements as one, however many they are', async () => {
    server.serveTagged('/tag', calendarOf(daysFromToday(3, 6)));
    await makeLinks(12, (n) => ({ url: server.url(`/tag?${n}`) }));
    const statementsOf = async (at: Date) => {
      const query = vi.spyOn(pg.Client.prototype, 'query');
      const reader = aReader();
      await reader.take(at);
      await reader.settle();
      const statements = query.mock.calls.length;
      query.mockRestore();
      return statements;
    };
    // Due feeds, taken feeds; calendars locked, current feeds and days read; days and feeds written.
    expect(await statementsOf(now)).toBe(9);
    expect(await prisma().occupancy.count()).toBe(12);
    const changes = await prisma().change.count();
    expect(await statementsOf(minutesFromNow(16))).toBe(3);
    expect([server.requests.length, await prisma().change.count()]).toEqual([24, changes]);
    expect(await prisma().calendarFeed.count({ where: { readingUntil: { not: null } } })).toBe(0);
  });

  it('are told of where one takes nights of a stay, once, and beside others', async () => {
    const taken = await makeLink();
    await makeApprovedStay({
      listingId: taken.listingId,
      startDate: dayToUtcDate(night(5)),
      endDate: dayToUtcDate(night(8)),
    });
    const other = await makeLink();
    await readAll();
    await prisma().calendarFeed.updateMany({ data: { lastReadAt: null } });
    await readAll(minutesFromNow(16));
    expect(await prisma().outgoingMail.count({ where: { template: 'calendar-conflict' } })).toBe(1);
    for (const { listingId } of [taken, other])
      expect(await importedDays(listingId)).toEqual([[night(3), night(6)]]);
  });

  it('wait alone where somebody holds the calendar of one', async () => {
    const [held, free] = await makeLinks(2);
    if (!held || !free) throw new Error('no links');
    const reader = aReader();
    await whileHeld(`SELECT hold_calendars(ARRAY[${held.listingId}])`, async (client) => {
      await reader.take();
      await untilWaiting(client, 1);
      expect(await importedDays(free.listingId)).toHaveLength(1);
      expect(await importedDays(held.listingId)).toHaveLength(0);
    });
    await reader.settle();
    expect(await importedDays(held.listingId)).toHaveLength(1);
  });

  it('harm no other where one is bad', async () => {
    const bad = await makeLink({ url: server.url('/weg') });
    const good = await makeLink();
    await readAll();
    expect(await importedDays(good.listingId)).toHaveLength(1);
    const first = await linkOf(bad.id);
    expect(first).toMatchObject({ error: 'status 404', failures: 1, readingUntil: null });
    await readAll(minutesFromNow(16));
    const second = await linkOf(bad.id);
    expect(second).toMatchObject({ failures: 2, failingSince: first.failingSince, lastSuccessAt: null });
    expect(second.nextRunAt.getTime() - (second.lastAttemptAt?.getTime() ?? 0)).toBe(30 * 60_000);
  });

  it('do nothing for a link that is gone', async () => {
    await expect(refreshFeed(2_000_000_000)).resolves.toBeUndefined();
  });
});

describe('a site that takes its time', () => {
  it('has twelve of its calendars asked for at once, and all of them read in the end', async () => {
    server.serveSlowly('/traag', calendarOf(daysFromToday(3, 6)), 100);
    await makeLinks(30, (n) => ({ url: server.url(`/traag?${n}`) }));
    await readAll();
    expect([server.mostAtOnce, await readCount()]).toEqual([12, 30]);
  });

  it('has six of an owner asked for at once', async () => {
    server.serveSlowly('/traag', calendarOf(daysFromToday(3, 6)), 100);
    const { id: userId } = await makeUser();
    await makeLinks(14, (n) => ({ url: server.url(`/traag?${n}`), userId }));
    await readAll();
    expect([server.mostAtOnce, await readCount()]).toEqual([6, 14]);
  });

  it('holds no other up, however many wait for it', async () => {
    const { url } = keepWaiting(slowServer, '/stil');
    await makeLinks(60, (n) => ({ url: `${url}?${n}`, nextRunAt: minutesFromNow(-5) }));
    server.serve('/goed', calendarOf(daysFromToday(3, 6)));
    await makeLinks(40);
    const reader = aReader();
    await vi.waitFor(
      async () => {
        await reader.take();
        expect(await readCount()).toBe(40);
      },
      { timeout: 8000, interval: 50 },
    );
    expect(slowServer.requests).toHaveLength(12);
  });
});

describe('a link that changes while it is read', () => {
  const readDuring = async (work: (id: number) => Promise<unknown>) => {
    const { url, release } = keepWaiting(slowServer, '/stil');
    const link = await makeLink({ url });
    const reader = aReader();
    await reader.take();
    await vi.waitFor(() => expect(slowServer.requests).toHaveLength(1));
    await work(link.id);
    release();
    await reader.settle();
    return link;
  };

  it('is not made anew where it was removed', async () => {
    const { listingId } = await readDuring((id) => prisma().calendarFeed.delete({ where: { id } }));
    expect(await importedDays(listingId)).toEqual([]);
    expect(await prisma().calendarFeed.count()).toBe(0);
  });

  it('gets nothing of its old address, and is free for the next reading', async () => {
    const url = server.serve('/ander', calendarOf(daysFromToday(20, 22)));
    const link = await readDuring((id) => prisma().calendarFeed.update({ where: { id }, data: { url } }));
    expect(await linkOf(link.id)).toMatchObject({ url, lastAttemptAt: null, readingUntil: null });
    await readAll();
    expect(await importedDays(link.listingId)).toEqual([[night(20), night(22)]]);
  });

  it('is recorded by who waits for it where somebody holds it just then', async () => {
    server.on('/druk', (_request, response) => response.writeHead(503).end());
    const link = await makeLink({ url: server.url('/druk') });
    const reader = aReader();
    await reader.take();
    await whileHeld(`SELECT FROM calendar_feeds WHERE id = ${link.id} FOR UPDATE`, () => sleep(300));
    await reader.settle();
    expect(await linkOf(link.id)).toMatchObject({ failures: 1, error: 'status 503', readingUntil: null });
  });
});

describe('a worker that ends', () => {
  it('without warning, between fetching and recording, leaves its link to another in half a minute', async () => {
    server.serve('/goed', calendarOf(daysFromToday(3, 6)));
    const { id, listingId } = await makeLink();
    const [taken] = await claimFeeds([id], now, new Date(now.getTime() + 30_000));
    if (!taken) throw new Error('not taken');
    expect((await readNow(taken, '1')).outcome.kind).toBe('read');
    await readAll(new Date(now.getTime() + 29_000));
    expect([server.requests.length, await importedDays(listingId)]).toEqual([1, []]);
    await readAll(new Date(now.getTime() + 31_000));
    expect([server.requests.length, await importedDays(listingId)]).toEqual([2, [[night(3), night(6)]]]);
  });

  it('when it is asked to records what it has begun, and begins nothing more', async () => {
    const { url, release } = keepWaiting(slowServer, '/stil');
    const link = await makeLink({ url });
    const stop = startReadingDue();
    await vi.waitFor(() => expect(slowServer.requests).toHaveLength(1), { timeout: 5000 });
    const stopped = stop();
    const late = await makeLink();
    release();
    await stopped;
    expect(await importedDays(link.listingId)).toHaveLength(1);
    expect((await linkOf(late.id)).lastAttemptAt).toBeNull();
  });
});

it('what cannot be recorded waits for its next turn, and is in no way of others', async () => {
  server.serve('/goed', calendarOf(daysFromToday(3, 6)));
  const url = server.serve('/kapot', calendarOf(daysFromToday(3, 6)).replaceAll('Reserved', 'Kapot'));
  const { id } = await makeLink({ url });
  const other = await makeLink();
  await prisma()
    .$executeRaw`ALTER TABLE occupancies ADD CONSTRAINT none CHECK (summary <> 'Kapot') NOT VALID`;
  onTestFinished(async () => void (await prisma().$executeRaw`ALTER TABLE occupancies DROP CONSTRAINT none`));
  await readAll();
  expect(await importedDays(other.listingId)).toHaveLength(1);
  const { lastAttemptAt, nextRunAt, readingUntil } = await linkOf(id);
  expect([lastAttemptAt, readingUntil]).toEqual([null, null]);
  expect(nextRunAt.getTime()).toBeGreaterThan(Date.now() + 14 * 60_000);
});
