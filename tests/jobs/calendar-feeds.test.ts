import { beforeEach, describe, expect, it } from 'vitest';
import { enqueueFeeds } from '@/server/features/calendar-feeds/enqueue-feeds';
import { refreshFeed } from '@/server/features/calendar-feeds/refresh-feeds';
import { pool, prisma } from '@/server/db';
import { makeListing } from '@/tests/factories/listing';
import { daysFromToday } from '@/tests/factories/occupancy';
import { importedDays } from '@/tests/support/calendar';
import { calendarOf } from '@/tests/support/calendar-server';
import { startCalendarServer } from '@/tests/support/start-calendar-server';
import { truncateAll } from '@/tests/support/database';
import { runJobs } from '@/tests/support/run-jobs';

const server = await startCalendarServer();
beforeEach(truncateAll);

const now = new Date();
const minutesFromNow = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

async function makeFeed(nextRunAt: Date, path = '/goed') {
  const { id: listingId } = await makeListing();
  return prisma().calendarFeed.create({
    data: { listingId, source: 'airbnb', url: server.url(path), nextRunAt },
  });
}

const jobs = async () => {
  const { rows } = await pool().query<{ key: string }>('SELECT key FROM graphile_worker.jobs ORDER BY key');
  return rows.map(({ key }) => key);
};

describe('the jobs of linked calendars', () => {
  it('are created for those due, once for two workers at a time', async () => {
    const due = [await makeFeed(minutesFromNow(-1)), await makeFeed(now)];
    await makeFeed(minutesFromNow(1));
    const counts = await Promise.all([enqueueFeeds(now), enqueueFeeds(now)]);
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(2);
    expect(await jobs()).toEqual(due.map(({ id }) => `refresh-feed:${id}`).toSorted());
    expect(await enqueueFeeds(minutesFromNow(0.5))).toBe(0);
    expect(await enqueueFeeds(minutesFromNow(15))).toBe(3);
    expect(await jobs()).toHaveLength(3);
  });

  it('are created for all that are due, however many there are', async () => {
    for (let n = 0; n < 7; n += 1) await makeFeed(minutesFromNow(-n));
    const counts = await Promise.all([enqueueFeeds(now, 2), enqueueFeeds(now, 2)]);
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(7);
    expect(await jobs()).toHaveLength(7);
  });

  it('keep their place in the queue if still waiting when due again', async () => {
    await makeFeed(now);
    await enqueueFeeds(now);
    const first = await pool().query(
      "UPDATE graphile_worker._private_jobs SET run_at = now() - interval '1 hour' RETURNING run_at",
    );
    await enqueueFeeds(minutesFromNow(15));
    const { rows } = await pool().query('SELECT run_at FROM graphile_worker.jobs');
    expect(rows).toEqual(first.rows);
  });

  it('read one calendar each; a broken one does not affect others', async () => {
    server.serve('/goed', calendarOf(daysFromToday(3, 6)));
    const good = await makeFeed(now);
    const bad = await makeFeed(now, '/weg');
    await enqueueFeeds(now);
    await runJobs({ 'refresh-feed': ({ feedId }) => refreshFeed(feedId) });
    expect(await jobs()).toEqual([]);
    expect(await importedDays(good.listingId)).toHaveLength(1);
    expect(await prisma().calendarFeed.findUnique({ where: { id: bad.id } })).toMatchObject({
      error: 'status 404',
      failures: 1,
    });
  });

  it('do nothing for a link that is gone', async () => {
    await expect(refreshFeed(2_000_000_000)).resolves.toBeUndefined();
  });
});
