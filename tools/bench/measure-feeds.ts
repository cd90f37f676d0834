/** What reading a linked calendar costs, and how many a minute workers read from slow sites. */
import { dropSizedDatabase, makeSizedDatabase } from '@/tools/bench/fill-size';
import { ownWorkers, startWorkers, workersOf } from '@/tools/bench/feed-workers';
import type { WorkerBuild } from '@/tools/bench/feed-workers';
import { forgetReadings, haveRead, linkFeeds } from '@/tools/bench/feed-links';
import type { FeedMessage, Served } from '@/tools/bench/feed-server';
import { startHelper } from '@/tools/bench/helper-process';
import type { BenchWorld } from '@/tools/bench/prepare';
import { databaseTime, findDatabaseServer } from '@/tools/bench/processor';
import { median } from '@/tools/bench/statistics';
import { bundle } from '@/scripts/bundle.mjs';
import { partNames } from '@/scripts/launch/build';
import type { Shutdown } from '@/scripts/launch/shutdown';
import { step } from '@/scripts/launch/steps';

export interface FeedPlan {
  links: number;
  /** The other sites' delay, with one worker and with two. */
  latencyMs: number;
  rounds: number;
  /** Another built checkout to compare with. */
  against?: string;
}

/** The sites that serve the links. */
const HOSTS = 8;
/** Links read first by each new worker: what it does only once is not counted. */
const WARM_UP = 100;

export const readingKinds = ['unchanged, 304', 'unchanged, sent whole', 'changed', 'first'] as const;
export type ReadingKind = (typeof readingKinds)[number];
const manners = {
  'unchanged, 304': 'unchanged',
  'unchanged, sent whole': 'untagged',
  changed: 'changed',
  first: 'unchanged',
} as const satisfies Record<ReadingKind, string>;

/** Processor milliseconds a reading. */
export interface Cost {
  worker: number;
  database: number;
}

export interface FeedFigures {
  plan: FeedPlan;
  costs: Record<ReadingKind, Cost>;
  /** Readings per minute of one worker and two. */
  perMinute: { one: number; two: number };
  /** The other checkout's: costs, their ratios to this checkout's, and readings per minute by one worker. */
  other?: { costs: Record<ReadingKind, Cost>; ratios: Record<ReadingKind, number>; one: number };
}

interface Setting {
  url: string;
  database: number;
  dataDir: string;
  variables: Record<string, string | undefined>;
  tell: (message: FeedMessage) => Promise<Served>;
  shutdown: Shutdown;
}

async function withWorkers<T>(
  setting: Setting,
  build: WorkerBuild,
  count: number,
  work: (processor: () => Cost) => Promise<T>,
): Promise<T> {
  const workers = await startWorkers(build, count, setting, setting.shutdown);
  try {
    return await work(() => ({
      worker: workers.processor(),
      database: databaseTime(setting.database) ?? Number.NaN,
    }));
  } finally {
    await workers.stop();
  }
}

/** The cost of each kind of reading, in a new worker that has warmed up. */
async function measureCosts(
  setting: Setting,
  build: WorkerBuild,
  links: number,
): Promise<Record<ReadingKind, Cost>> {
  const { url, tell } = setting;
  return withWorkers(setting, build, 1, async (processor) => {
    const costs = {} as Record<ReadingKind, Cost>;
    // Every link has to have been read before it can be unchanged.
    for (const kind of ['first', ...readingKinds.filter((one) => one !== 'first')] as const) {
      await tell({ manner: manners[kind], latencyMs: 0 });
      if (kind === 'first') {
        await haveRead(url, WARM_UP);
        await forgetReadings(url);
      }
      const before = processor();
      await haveRead(url, links);
      const after = processor();
      costs[kind] = {
        worker: (after.worker - before.worker) / links,
        database: (after.database - before.database) / links,
      };
    }
    return costs;
  });
}

async function measureRate(
  setting: Setting,
  build: WorkerBuild,
  { workers, links, latencyMs }: { workers: number; links: number; latencyMs: number },
): Promise<number> {
  const { url, tell } = setting;
  return withWorkers(setting, build, workers, async () => {
    await tell({ manner: 'unchanged', latencyMs: 0 });
    await haveRead(url, WARM_UP);
    await tell({ manner: 'unchanged', latencyMs });
    await haveRead(url, links);
    const { firstAt, lastAt } = await tell({ told: 'requests' });
    return (links / (lastAt - firstAt)) * 60_000;
  });
}

const medianCost = (rounds: readonly Record<ReadingKind, Cost>[], kind: ReadingKind): Cost => ({
  worker: median(rounds.map((round) => round[kind].worker)),
  database: median(rounds.map((round) => round[kind].database)),
});

const byKind = <Value>(of: (kind: ReadingKind) => Value) =>
  Object.fromEntries(readingKinds.map((kind) => [kind, of(kind)])) as Record<ReadingKind, Value>;

export const totalOf = ({ worker, database }: Cost) => worker + database;

/** The other reads a fifth: it may be ten times as slow. */
const SHARE_OF_OTHER = 5;

async function measure(setting: Setting, plan: FeedPlan): Promise<FeedFigures> {
  const { links, latencyMs, rounds, against } = plan;
  const other = against === undefined ? undefined : workersOf(against);
  const own: Record<ReadingKind, Cost>[] = [];
  const others: Record<ReadingKind, Cost>[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const name = `Costs, round ${round}`;
    own.push(await step(name, () => measureCosts(setting, ownWorkers, links)));
    if (other) others.push(await step(`${name}, ${against}`, () => measureCosts(setting, other, links)));
  }
  const rate = (build: WorkerBuild, workers: number, count: number) =>
    measureRate(setting, build, { workers, links: count, latencyMs });
  const one = await step('One worker', () => rate(ownWorkers, 1, links));
  const two = await step('Two workers', () => rate(ownWorkers, 2, links));
  const figures = { plan, costs: byKind((kind) => medianCost(own, kind)), perMinute: { one, two } };
  if (!other) return figures;
  const ratio = (kind: ReadingKind) =>
    median(others.map((round, at) => totalOf(round[kind]) / totalOf(own[at]?.[kind] ?? round[kind])));
  return {
    ...figures,
    other: {
      costs: byKind((kind) => medianCost(others, kind)),
      ratios: byKind(ratio),
      one: await step(`One worker, ${against}`, () => rate(other, 1, Math.ceil(links / SHARE_OF_OTHER))),
    },
  };
}

export async function measureFeeds(
  { demoUrl, dataDir, settings }: BenchWorld,
  plan: FeedPlan,
  shutdown: Shutdown,
): Promise<FeedFigures> {
  const { links } = plan;
  const url = await step(`${links.toLocaleString('en')} homes`, () =>
    makeSizedDatabase(demoUrl, { listings: links, stays: links * 3 }),
  );
  const [file = ''] = await bundle(['bench-feeds', 'worker', ...partNames()]);
  const server = startHelper(file, {});
  await shutdown.onEnd('the other sites', server.stop);
  // The helper answers with the result of serveFeeds.
  const tell = async (message: FeedMessage) => (await server.ask(message)) as Served;
  const { ports } = await tell({ hosts: HOSTS });
  await linkFeeds(url, ports);
  const variables = {
    ...settings,
    DATABASE_URL: url,
    FEED_ALLOW_HOSTS: ports.map((port) => `127.0.0.1:${port}`).join(','),
  };
  const database = await findDatabaseServer(url);
  const figures = await measure({ url, database, dataDir, variables, tell, shutdown }, plan);
  await server.stop();
  await dropSizedDatabase(url);
  return figures;
}
