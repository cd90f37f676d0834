/** The Prometheus metrics of a worker, over HTTP. */
import http from 'node:http';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { freePort } from '@/scripts/postgres/connection';
import { truncateAll } from '@/tests/support/database';

process.env.METRICS_PORT = String(await freePort());
const { closeDatabase, transaction } = await import('@/server/db');
const { enqueue } = await import('@/server/jobs/enqueue');
const { serveMetrics } = await import('@/server/metrics/serve-metrics');
const { watchCalendars } = await import('@/server/metrics/watch-calendars');
const { watchJobs } = await import('@/server/metrics/watch-jobs');
const { makeListing } = await import('@/tests/factories/listing');
const { makeCalendarFeed } = await import('@/tests/factories/occupancy');

const counting = Promise.withResolvers<[ReturnType<typeof watchJobs>, ReturnType<typeof watchCalendars>]>();
const close = await serveMetrics((registry) =>
  counting.resolve([watchJobs(registry), watchCalendars(registry)]),
);
const [count, countReading] = await counting.promise;
const address = `http://127.0.0.1:${process.env.METRICS_PORT}`;

beforeEach(truncateAll);
afterAll(async () => {
  await close();
  await closeDatabase();
});

it('report the queue, job runs, and the process', async () => {
  const tomorrow = new Date(Date.now() + 24 * 3600 * 1000);
  await transaction(async (tx) => {
    await enqueue(tx, 'make-avif', { listingId: 1 });
    await enqueue(tx, 'make-avif', { listingId: 2 });
    await enqueue(tx, 'refresh-feed', { feedId: 1 }, { runAt: tomorrow });
  });
  count('send-mail', 'done', 0.05);
  count('send-mail', 'failed', 2);
  const answer = await fetch(`${address}/metrics`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await answer.text();
  expect(text).toContain('jobs{task="make-avif",state="waiting"} 2');
  expect(text).toContain('jobs{task="refresh-feed",state="later"} 1');
  expect(text).toContain('job_duration_seconds_count{task="send-mail",outcome="done"} 1');
  expect(text).toContain('job_duration_seconds_count{task="send-mail",outcome="failed"} 1');
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(text).toMatch(/^process_resident_memory_bytes \d{7,}/m);
  expect(text).toContain('database_pool_connections{pool="prisma",state="busy"} 0');
});

it('tells of linked calendars that were read, and that are due', async () => {
  const { id: listingId } = await makeListing();
  await makeCalendarFeed({ listingId, source: 'airbnb' });
  countReading('same', 0.2);
  const text = await (await fetch(`${address}/metrics`)).text();
  expect(text).toContain('calendar_reading_duration_seconds_count{outcome="same"} 1');
  expect(text).toMatch(/^calendars_due 1$/m);
});

const statusFor = (host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    http
      .get(`${address}/metrics`, { headers: { host } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      })
      .on('error', reject);
  });

it('are not served to a page under a foreign host name', async () => {
  const { METRICS_PORT: port } = process.env;
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, '[::1]', '10.0.0.4:9464'])
    expect(await statusFor(host), host).toBe(200);
  for (const host of [
    'evil.test',
    `evil.test:${port}`,
    'localhost.evil.test',
    'web',
    'a b',
    'evil.test@127.0.0.1',
  ])
    expect(await statusFor(host), host).toBe(421);
});

it('drop completed jobs, and no other path is served', async () => {
  expect(await (await fetch(`${address}/metrics`)).text()).not.toContain('jobs{task="make-avif"');
  expect((await fetch(address)).status).toBe(404);
  expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404);
});
