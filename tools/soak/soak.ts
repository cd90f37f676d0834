/**
 * `npm run soak -- --hours H [--links 30000] [--warm-up 20]`: runs the built site with this many linked calendars, web
 * server and worker as a process each, under a busy day's load for hours. Memory, queues and answers are sampled every
 * half minute; fails if memory or a queue grows, answers become slower, a request fails or calendars are not read
 * (tools/soak/judge.ts). The warm-up, in minutes, is left out: a web server that has just started still fills its
 * cache, and seems to leak.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { linkFeeds } from '@/tools/bench/feed-links';
import type { FeedMessage, Served } from '@/tools/bench/feed-server';
import { startWorkers } from '@/tools/bench/feed-workers';
import { makeSizedDatabase } from '@/tools/bench/fill-size';
import { startHelper } from '@/tools/bench/helper-process';
import { prepareWorld } from '@/tools/bench/prepare';
import { startSite } from '@/tools/bench/site';
import type { LoadAnswer, LoadQuestion } from '@/tools/soak/load';
import { plainFaults, verdictLine, verdictsOf } from '@/tools/soak/report';
import { takeSample } from '@/tools/soak/sample';
import type { Sample, Watched } from '@/tools/soak/sample';
import { bundle } from '@/scripts/bundle.mjs';
import { bundlePath, ensureBuild, partNames, useBuild } from '@/scripts/launch/build';
import { runUntilEnd, Shutdown } from '@/scripts/launch/shutdown';
import { say, step } from '@/scripts/launch/steps';
import { connected, freePort } from '@/scripts/postgres/connection';

const { values } = parseArgs({
  options: {
    hours: { type: 'string', default: '4' },
    links: { type: 'string', default: '30000' },
    'warm-up': { type: 'string', default: '20' },
  },
});

/** @throws Error if it is not a number above 0 */
function numberOption(name: keyof typeof values): number {
  const value = Number(values[name]);
  if (!(value > 0)) throw new Error(`--${name} is a number above 0`);
  return value;
}
const minutes = numberOption('hours') * 60;
const links = Math.ceil(numberOption('links'));
const warmUp = numberOption('warm-up');

/** The sites that serve the links. */
const HOSTS = 8;
const SAMPLE_SECONDS = 30;
/** Of that, how long calendars change at each reading; otherwise they stay the same. */
const CHANGED_SECONDS = 2;
/** Milliseconds that another site takes. */
const LATENCY = 200;
/** A calendar is read this often, in minutes. */
const READ_EVERY = 15;

const shutdown = new Shutdown();

/** Spreads when links are due, as on a site that has run for long. */
const spreadLinks = `
  UPDATE calendar_feeds SET next_run_at = now() + random() * interval '${READ_EVERY} minutes'`;

interface Others {
  ports: number[];
  tell: (message: FeedMessage) => Promise<unknown>;
}

async function startOthers(file: string): Promise<Others> {
  const helper = startHelper(file, {});
  await shutdown.onEnd('the other sites', helper.stop);
  const tell = (message: FeedMessage) => helper.ask(message);
  // The helper answers with the result of serveFeeds.
  const { ports } = (await tell({ hosts: HOSTS })) as Served;
  await tell({ manner: 'unchanged', latencyMs: LATENCY });
  return { ports, tell };
}

/** Plays until the time is up, and samples. */
async function soak(
  { tell }: Others,
  play: (question: Pick<LoadQuestion, 'seconds'>) => Promise<LoadAnswer>,
  look: () => Promise<Pick<Sample, 'memory' | 'queue'>>,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  const from = performance.now();
  const passed = () => (performance.now() - from) / 60_000;
  while (passed() < minutes) {
    shutdown.check();
    await tell({ manner: 'changed', latencyMs: LATENCY });
    const changed = await play({ seconds: CHANGED_SECONDS });
    await tell({ manner: 'unchanged', latencyMs: LATENCY });
    const rest = await play({ seconds: SAMPLE_SECONDS - CHANGED_SECONDS });
    const played = {
      times: [...changed.times, ...rest.times],
      failures: [...changed.failures, ...rest.failures],
    };
    samples.push({ at: passed(), ...(await look()), ...played });
  }
  return samples;
}

const readingsSince = async (databaseUrl: string, since: Date) => {
  const { rows } = await connected(databaseUrl, (client) =>
    client.query<{ done: number }>(
      'SELECT count(*)::int AS done FROM calendar_feeds WHERE last_attempt_at >= $1',
      [since],
    ),
  );
  return rows[0]?.done ?? 0;
};

await runUntilEnd(shutdown, async () => {
  const world = await prepareWorld(shutdown);
  const { dataDir, settings, demoUrl } = world;
  const build = await step('Build', () =>
    ensureBuild({ ...settings, DATABASE_URL: demoUrl }, shutdown.signal),
  );
  useBuild(build);
  const url = await step(`${links.toLocaleString('en')} homes`, () =>
    makeSizedDatabase(demoUrl, { listings: links, stays: links * 3 }),
  );
  const [feeds = '', load = ''] = await bundle(['bench-feeds', 'soak-load', ...partNames()]);
  const others = await startOthers(feeds);
  await linkFeeds(url, others.ports);
  await connected(url, (client) => client.query(spreadLinks));

  const [webMetrics, workerMetrics] = [await freePort(), await freePort()];
  const own = { ...settings, FEED_ALLOW_HOSTS: others.ports.map((port) => `127.0.0.1:${port}`).join(',') };
  const site = await step('Web server', () =>
    startSite({ build, dataDir, settings: { ...own, METRICS_PORT: String(webMetrics) } }, url, shutdown),
  );
  const workers = await step('Worker', () =>
    startWorkers(
      { folder: process.cwd(), bundles: path.dirname(path.resolve(bundlePath(build, 'worker'))) },
      1,
      {
        dataDir,
        variables: {
          ...own,
          ...build.variables,
          DATABASE_URL: url,
          APP_URL: site.origin,
          METRICS_PORT: String(workerMetrics),
        },
      },
      shutdown,
    ),
  );
  const visitors = startHelper(load, { ...settings, DATABASE_URL: url });
  await shutdown.onEnd('the visitors', visitors.stop);
  const watched = (pid: number, port: number): Watched => ({
    pid,
    metrics: `http://127.0.0.1:${port}/metrics`,
  });
  const [web, worker] = [watched(site.pid, webMetrics), watched(workers.pids[0] ?? 0, workerMetrics)];

  const begun = new Date();
  const samples = await step(`${minutes.toFixed(0)} minutes`, () =>
    soak(
      others,
      // The helper answers with the result of playOn.
      async (question) => (await visitors.ask({ origin: site.origin, ...question })) as LoadAnswer,
      () => takeSample(web, worker, url),
    ),
  );
  const readings = {
    done: await readingsSince(url, begun),
    due: Math.floor(links * Math.min(1, minutes / READ_EVERY)),
  };
  const file = path.resolve('.build/soak.json');
  fs.writeFileSync(
    file,
    JSON.stringify(samples.map(({ times, ...sample }) => ({ ...sample, requests: times.length }))),
  );
  const soaked = { samples, warmUp, readings };
  const verdicts = verdictsOf(soaked);
  const faults = plainFaults(soaked);
  say(`\n${[...verdicts.map(verdictLine), ...faults.map((fault) => `✗ ${fault}`)].join('\n')}`);
  say(`\n${samples.length} samples are in ${file}.`);
  await shutdown.end(faults.length > 0 || verdicts.some(({ outcome }) => outcome === 'fails') ? 1 : 0);
});
