/** The whole site on several machines: two web servers and two workers, and all that they share. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { ensureBuild, useBuild } from '@/scripts/launch/build';
import { freePort } from '@/scripts/postgres/connection';
import { waitUntil } from '@/scripts/postgres/processes';
import { startRedis } from '@/tests/support/redis-server';
import { Machine } from '@/tests/operations/support/machine';
import { Proxy } from '@/tests/operations/support/proxy';

export interface Fleet {
  /** The public URL. */
  origin: string;
  proxy: Proxy;
  web: [Machine, Machine];
  workers: [Machine, Machine];
  close(): Promise<void>;
}

/** How many seconds a web server still accepts requests after being asked to stop. */
const stopDelay = 2;

async function startBucket(root: string) {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: path.join(root, 's3'),
    silent: true,
    configureBuckets: [{ name: 'fotos', configs: [] }],
  });
  const { port } = await server.run();
  const settings = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'fotos',
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  return { settings, close: () => server.close() };
}

/** Starts it from the build of the current sources, which is made if missing. */
export async function startFleet(databaseUrl: string, settings: Record<string, string>): Promise<Fleet> {
  const build = await ensureBuild({});
  useBuild(build);
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-fleet-'));
  const [bucket, redis, proxy, port] = [
    await startBucket(root),
    await startRedis(),
    new Proxy(),
    await freePort(),
  ];
  await proxy.listen(port);
  const origin = `http://localhost:${port}`;
  const shared = {
    BUILD_ID: build.name,
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: 'a-secret-for-tests-that-guards-nothing',
    APP_URL: origin,
    REDIS_URL: redis.url,
    TRUST_PROXY: '1',
    STOP_DELAY: String(stopDelay),
    DATABASE_POOL: '4',
    ...bucket.settings,
    ...settings,
  };
  const start = (entry: 'web' | 'worker') => Machine.start(entry, root, shared);
  const starting = [start('web'), start('web'), start('worker'), start('worker')] as const;
  const [one, other, worker, coworker] = await Promise.all(starting).catch(async (error: unknown) => {
    // A worker left behind would go on working on the tables of other tests.
    const started = await Promise.allSettled(starting);
    for (const outcome of started) if (outcome.status === 'fulfilled') await outcome.value.stop();
    throw error;
  });
  proxy.serve([one.port, other.port]);
  await waitUntil(() => proxy.ready.length === 2, 10_000);
  return {
    origin,
    proxy,
    web: [one, other],
    workers: [worker, coworker],
    async close() {
      await Promise.all([one, other, worker, coworker].map((machine) => machine.stop()));
      await proxy.close();
      await redis.kill();
      await bucket.close();
      fs.rmSync(root, { recursive: true, force: true });
    },
  };
}
