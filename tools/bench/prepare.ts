/** What all measurements share: a separate PostgreSQL, the built site, and the demo world to add listings to. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { bundle } from '@/scripts/bundle.mjs';
import { buildBareNext, startBareNext } from '@/tools/bench/bare-next';
import { openLoadClient } from '@/tools/bench/load-client';
import type { LoadClient } from '@/tools/bench/load-client';
import type { Served } from '@/tools/bench/site';
import { ensureBuild, generateClient, partNames, useBuild } from '@/scripts/launch/build';
import type { Build } from '@/scripts/launch/build';
import { seedDemoWorld } from '@/scripts/launch/database';
import type { Shutdown } from '@/scripts/launch/shutdown';
import { say, step } from '@/scripts/launch/steps';
import { withDatabase } from '@/scripts/postgres/connection';
import { applyMigrations } from '@/scripts/postgres/migrations';
import { startThrowawayPostgres } from '@/scripts/postgres/throwaway';
import { envNames } from '@/server/env';

export interface Bench {
  build: Build;
  dataDir: string;
  /** A database with the demo world, to be copied. */
  demoUrl: string;
  /** Settings of the site, without DATABASE_URL. */
  settings: Record<string, string | undefined>;
  /** The bundles of the measuring processes, by entry. */
  bundles: { engine: string; bare: string };
  /** The client under load. */
  client: LoadClient;
  /** The page that rendered pages are compared with. */
  bareNext: Served;
}

/** A developer's own settings must not affect the measurements. */
const withoutOwnSettings = () => Object.fromEntries(envNames.map((name) => [name, undefined]));

/** What measurements in the database alone need. */
export type BenchWorld = Pick<Bench, 'dataDir' | 'demoUrl' | 'settings'>;

/** PostgreSQL and the demo world, without a site. */
export async function prepareWorld(shutdown: Shutdown): Promise<BenchWorld> {
  const [load = 0] = os.loadavg();
  say(`  ${os.availableParallelism()} cores, load ${load.toFixed(1)}: the quieter, the truer.`);
  await generateClient(shutdown.signal);
  const postgres = await step('PostgreSQL', startThrowawayPostgres);
  await shutdown.onEnd('PostgreSQL', () => postgres.stop());
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-bench-'));
  await shutdown.onEnd('the folder of the bench', () => fs.rmSync(dataDir, { recursive: true, force: true }));
  const settings = {
    ...withoutOwnSettings(),
    DATA_DIR: dataDir,
    AUTH_SECRET: 'a-secret-for-measuring-that-guards-nothing',
    NODE_ENV: 'production',
    SEED: 'none',
    RATE_LIMIT_READS: '0',
    RATE_LIMIT_PAGES: '0',
    RATE_LIMIT_WRITES: '0',
  };
  const demoUrl = withDatabase(postgres.url, `kust_bench_${process.pid}`);
  await step('Demo world', async () => {
    await applyMigrations(demoUrl);
    const { NODE_ENV: _seedSaysItself, ...others } = settings;
    await seedDemoWorld(demoUrl, others, shutdown.signal);
  });
  return { dataDir, demoUrl, settings };
}

export async function prepareBench(shutdown: Shutdown): Promise<Bench> {
  const world = await prepareWorld(shutdown);
  const { demoUrl, settings } = world;
  const build = await step(
    'Build',
    () => ensureBuild({ ...settings, DATABASE_URL: demoUrl }, shutdown.signal),
    ({ isNew }) => (isNew ? 'made' : 'there'),
  );
  useBuild(build);
  const entries = ['bench-engine', 'bench-bare', 'bench-client', 'bench-next'];
  // The use-cases load the search index in a thread, as servers do.
  const [engine = '', bare = '', asks = '', nextServer = ''] = await bundle([...entries, ...partNames()]);
  const client = await openLoadClient(asks, shutdown);
  const bareNext = await step('Bare Next page', async () =>
    startBareNext(nextServer, await buildBareNext(shutdown), shutdown),
  );
  return { ...world, build, bundles: { engine, bare }, client, bareNext };
}
