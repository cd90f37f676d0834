import { beforeEach, expect, it } from 'vitest';
import { prisma, transaction } from '@/server/db';
import { forgetFeedCopies } from '@/server/features/calendar/occupy';
import { readFeed } from '@/server/features/calendar-feeds/read-feed';
import { refreshFeed } from '@/server/features/calendar-feeds/refresh-feeds';
import { makeListing } from '@/tests/factories/listing';
import { daysFromToday } from '@/tests/factories/occupancy';
import { importedDays, night } from '@/tests/support/calendar';
import { calendarOf } from '@/tests/support/calendar-server';
import { startCalendarServer } from '@/tests/support/start-calendar-server';

/** A site without ETags: its calendar comes whole each time. */
const server = await startCalendarServer();
const text = calendarOf(daysFromToday(3, 6));
let id: number;
let listingId: number;

const link = () => prisma().calendarFeed.findUniqueOrThrow({ where: { id } });
const change = (data: { lastReadAt?: Date; emptyCount?: number }) =>
  prisma().calendarFeed.update({ where: { id }, data });
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const outcome = async () => (await readFeed(await link(), { ownerId: 1, lane: 'leisure' })).outcome.kind;

beforeEach(async () => {
  ({ id: listingId } = await makeListing());
  const url = server.serve('/heel', text);
  ({ id } = await prisma().calendarFeed.create({ data: { listingId, source: 'airbnb', url } }));
  await refreshFeed(id);
});

it('the same bytes are news of nothing: the link was read, its days stay as they are', async () => {
  const before = await link();
  await refreshFeed(id);
  const after = await link();
  expect(after.lastSuccessAt?.getTime()).toBeGreaterThan(before.lastSuccessAt?.getTime() ?? 0);
  expect([after.outcome, after.lastReadAt]).toEqual([before.outcome, before.lastReadAt]);
  expect(await importedDays(listingId)).toEqual([[night(3), night(6)]]);
});

it('other bytes are read, and so are the first ones again', async () => {
  for (const range of [daysFromToday(10, 12), daysFromToday(3, 6)]) {
    server.serve('/heel', calendarOf(range));
    await refreshFeed(id);
    expect(await importedDays(listingId)).toEqual([[range.start, range.end]]);
  }
});

it('the same bytes in another charset are read', async () => {
  server.on('/heel', (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/calendar; charset=iso-8859-1' }).end(text),
  );
  expect(await outcome()).toBe('read');
});

it.each([
  ['a day later', () => change({ lastReadAt: ago(25) })],
  ['while its emptiness is doubted', () => change({ emptyCount: 1 })],
  ['when somebody has read it since who keeps no hash', () => change({ lastReadAt: ago(1) })],
  ['once nights of ours were freed', () => transaction((tx) => forgetFeedCopies(tx, listingId))],
])('the same bytes are read %s', async (_when, make) => {
  expect(await outcome()).toBe('same');
  await make();
  expect(await outcome()).toBe('read');
});
