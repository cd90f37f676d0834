import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { bundle } from '@/scripts/bundle.mjs';
import { prisma } from '@/server/db';
import { makeListing } from '@/tests/factories/listing';
import { daysFromToday } from '@/tests/factories/occupancy';
import { calendarOf } from '@/tests/support/calendar-server';
import { truncateAll } from '@/tests/support/database';
import { startCalendarServer } from '@/tests/support/start-calendar-server';

/** Workers run as in production, each in its own process. */
const server = await startCalendarServer();
let file = '';

beforeAll(async () => {
  [file = ''] = await bundle(['worker']);
});
beforeEach(async () => {
  await truncateAll();
  server.requests.splice(0);
});

function startWorker(): ChildProcess {
  const worker = fork(file, {
    env: { ...process.env, NODE_ENV: 'production', FEED_ALLOW_HOSTS: server.host },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  onTestFinished(() => void worker.kill('SIGKILL'));
  return worker;
}

const LINKS = 20;
/** Starting a process takes a while when others start at the same time. */
const PATIENCE_MS = 120_000;

async function makeLinks(path: string): Promise<string[]> {
  const paths = Array.from({ length: LINKS }, (_, n) => `${path}?${n}`);
  for (const one of paths) {
    const { id: listingId } = await makeListing();
    await prisma().calendarFeed.create({
      data: { listingId, source: 'airbnb', url: server.url(one), nextRunAt: new Date() },
    });
  }
  return paths;
}

const asked = () => server.requests.map(({ path }) => path).toSorted();
const recorded = () => prisma().calendarFeed.count({ where: { lastReadAt: { not: null } } });
async function untilRecorded(count: number): Promise<void> {
  await expect.poll(recorded, { timeout: PATIENCE_MS, interval: 50 }).toBeGreaterThanOrEqual(count);
}

it(
  'two workers read each link once',
  async () => {
    server.serveSlowly('/traag', calendarOf(daysFromToday(3, 6)), 300);
    const paths = await makeLinks('/traag');
    startWorker();
    startWorker();
    await untilRecorded(LINKS);
    expect(asked()).toEqual(paths.toSorted());
    expect(await prisma().occupancy.count()).toBe(LINKS);
  },
  PATIENCE_MS,
);

it(
  'what a killed worker had in hand is read by the next one, and imported once',
  async () => {
    const text = calendarOf(daysFromToday(3, 6));
    let answered = 0;
    server.on('/half', (_request, response) => {
      // The rest get no answer: they are still waiting when their worker is killed.
      if ((answered += 1) <= 12) response.end(text);
    });
    const paths = await makeLinks('/half');
    const first = startWorker();
    await untilRecorded(12);
    await expect.poll(() => server.requests.length, { timeout: PATIENCE_MS }).toBeGreaterThan(12);
    first.kill('SIGKILL');
    await once(first, 'exit');
    server.serve('/half', text);
    const inHand = await prisma().calendarFeed.count({ where: { readingUntil: { not: null } } });
    expect(inHand).toBeGreaterThan(0);
    // Half a minute later.
    await prisma().calendarFeed.updateMany({
      where: { readingUntil: { not: null } },
      data: { readingUntil: new Date() },
    });
    startWorker();
    await untilRecorded(LINKS);
    expect([...new Set(asked())]).toEqual(paths.toSorted());
    expect(await prisma().occupancy.count()).toBe(LINKS);
  },
  PATIENCE_MS,
);
