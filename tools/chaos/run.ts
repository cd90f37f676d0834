/** One run: a site, a load, kills, and the verification. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { SearchAnswer } from '@/lib/search/contract';
import { Random } from '@/prisma/seed/random';
import { bundle } from '@/scripts/bundle.mjs';
import { ensureBuild, partNames, useBuild } from '@/scripts/launch/build';
import { seedDemoWorld } from '@/scripts/launch/database';
import type { Shutdown } from '@/scripts/launch/shutdown';
import { say, step } from '@/scripts/launch/steps';
import { connected } from '@/scripts/postgres/connection';
import { applyMigrations } from '@/scripts/postgres/migrations';
import { waitUntil } from '@/scripts/postgres/processes';
import { closeDatabase } from '@/server/db';
import { envNames } from '@/server/env';
import { CalendarServer } from '@/tests/support/calendar-server';
import { actAtOnce } from '@/tools/chaos/load/hands';
import { makeLoad } from '@/tools/chaos/load/world';
import type { Load } from '@/tools/chaos/load/world';
import { Mailbox } from '@/tools/chaos/mailbox';
import { Database, Process } from '@/tools/chaos/mortal';
import type { Mortal } from '@/tools/chaos/mortal';
import { searchAll } from '@/tools/chaos/recount/ask';
import { recount } from '@/tools/chaos/recount/recount';
import { errorLines, verdictLines, wrongLines } from '@/tools/chaos/report';
import { letMinutesPass, passHours, passMinutes, workerName } from '@/tools/chaos/time';
import { tally } from '@/tools/chaos/tally';
import { verify } from '@/tools/chaos/verify';

export interface Times {
  web: number;
  worker: number;
  postgres: number;
}

const LANDLORDS = 4;
const HANDS = 6;
/** Milliseconds between being up again and the next kill. */
const pauses = { web: [50, 8000], worker: [50, 6000], postgres: [5000, 40_000] } as const;

interface Site {
  root: string;
  dataDir: string;
  database: Database;
  web: Process;
  worker: Process;
  calendars: CalendarServer;
}

async function openSite(shutdown: Shutdown): Promise<Site> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-chaos-'));
  await shutdown.onEnd('the folder of the run', () => fs.rmSync(root, { recursive: true, force: true }));
  // The user that PostgreSQL runs as when this process is root must be able to traverse it.
  fs.chmodSync(root, 0o711);
  const build = await step('Build', () => ensureBuild({}, shutdown.signal));
  useBuild(build);
  await bundle(partNames());
  const dataDir = path.join(root, 'data');
  const database = await step('PostgreSQL', () => Database.start(dataDir));
  await shutdown.onEnd('PostgreSQL', () => database.stop());
  const { url } = database;
  // A developer's own settings must not affect the run.
  for (const name of envNames) delete process.env[name];
  const own = {
    DATA_DIR: dataDir,
    AUTH_SECRET: 'a-secret-for-chaos-that-guards-nothing',
    APP_URL: 'http://localhost:3000',
  };
  Object.assign(process.env, own, { DATABASE_URL: url });
  await shutdown.onEnd('the connections', closeDatabase);
  await step('Demo world', async () => {
    await applyMigrations(url);
    await seedDemoWorld(url, own, shutdown.signal);
  });
  const calendars = await new CalendarServer().start();
  await shutdown.onEnd('the other sites', () => calendars.stop());
  const variables = {
    ...{ ...own, DATABASE_URL: url, BUILD_ID: build.name, TRUST_PROXY: '1', SECOND_FACTOR: 'none' },
    ...{ RATE_LIMIT_READS: '0', RATE_LIMIT_PAGES: '0', RATE_LIMIT_WRITES: '0' },
    FEED_ALLOW_HOSTS: calendars.host,
  };
  const named = new URL(url);
  named.searchParams.set('application_name', workerName);
  const [web, worker] = await step('Web server and worker', () =>
    Promise.all([
      Process.start({ entry: 'web', root, variables }),
      Process.start({
        ...({ entry: 'worker', root } as const),
        variables: { ...variables, DATABASE_URL: named.href },
        meanwhile: () => passHours(url).catch(() => undefined),
      }),
    ]),
  );
  await shutdown.onEnd('the web server', () => web.stop());
  await shutdown.onEnd('the worker', () => worker.stop());
  return { root, dataDir, database, web, worker, calendars };
}

async function killOften(
  mortal: Mortal,
  times: number,
  [least, most]: readonly [number, number],
  random: Random,
  shutdown: Shutdown,
): Promise<void> {
  while (mortal.kills < times) {
    await mortal.up();
    await setTimeout(random.int(least, most));
    shutdown.check();
    await mortal.kill();
  }
  await mortal.up();
}

/** Lets the worker finish everything. @returns whether the queue is empty */
async function settle({ database: { url }, worker, web }: Site, load: Load): Promise<boolean> {
  await Promise.all([worker.up(), web.up()]);
  // The renewed worker finds all jobs free: a dead one's locks are released before.
  await worker.renew();
  await setTimeout(200);
  await worker.up();
  const since = new Date();
  return connected(url, async (client) => {
    await client.query("SELECT graphile_worker.add_job('count-landlord-facts')");
    const ids = load.homes.map(({ id }) => id);
    return waitUntil(async () => {
      await passMinutes(url);
      const { rows } = await client.query<{ jobs: number; unread: number }>(
        `SELECT (SELECT count(*) FROM graphile_worker._private_jobs WHERE attempts < max_attempts)::int AS jobs,
           (SELECT count(*) FROM calendar_feeds WHERE listing_id = ANY ($1)
             AND coalesce(last_success_at, '-infinity') < $2)::int AS unread`,
        [ids, since],
      );
      return rows[0]?.jobs === 0 && rows[0].unread === 0;
    }, 180_000);
  });
}

/** Returns whether no fault was found. */
export async function runChaos(times: Times, seed: string, shutdown: Shutdown): Promise<boolean> {
  const random = new Random(seed);
  const site = await openSite(shutdown);
  const { root, web, worker, database, dataDir, calendars } = site;
  const load = await step('People and homes', () => makeLoad(web.origin, calendars, LANDLORDS));
  // The kills would break its connections.
  await closeDatabase();
  const mailbox = new Mailbox(path.join(dataDir, 'mail'));
  let isOver = false;
  const served = async () => {
    await database.up();
    await web.up();
  };
  const kills = async () => {
    await Promise.all([
      killOften(web, times.web, pauses.web, random.fork('web'), shutdown),
      killOften(worker, times.worker, pauses.worker, random.fork('worker'), shutdown),
      killOften(database, times.postgres, pauses.postgres, random.fork('postgres'), shutdown),
    ]).finally(() => (isOver = true));
  };
  const complaints: string[] = [];
  await step('Load and kills', async () => {
    await Promise.all([
      kills(),
      letMinutesPass(
        database.url,
        () => isOver,
        () => mailbox.look(),
      ),
      actAtOnce(HANDS, {
        ...{ load, mailbox, served, complaints, origin: web.origin, url: database.url },
        ...{ random: random.fork('load'), isOver: () => isOver },
      }),
    ]);
  });
  const isDrained = await step('Afterwards', () => settle(site, load));
  await mailbox.look();
  const get = async (asked: string): Promise<SearchAnswer> => (await fetch(`${web.origin}${asked}`)).json();
  const hasFile = (key: string) => Promise.resolve(fs.existsSync(path.join(dataDir, 'photos', key)));
  const [wrong, verdicts] = await connected(database.url, async (client) => [
    await verify({ client, load, letters: mailbox.letters }),
    await recount({ client, search: searchAll(get), hasFile, factsOf: new Date() }),
  ]);
  wrong.push(...complaints, ...(isDrained ? [] : ['the queue does not become empty']));
  say(`\n  Seed ${seed}: killed ${web.kills} web, ${worker.kills} worker, ${database.kills} PostgreSQL.`);
  say(`  The worker ended by itself ${worker.falls} times, the web server ${web.falls} times.`);
  say(tally(load, mailbox));
  const errors = errorLines(root);
  say(`  errors logged by the web server, beside those of an absent database: ${errors.length}`);
  say(wrongLines(errors).join('\n'));
  say(
    wrong.length > 0
      ? `  ✗ lost, twice or half\n${wrongLines(wrong).join('\n')}`
      : '  ✓ nothing lost, twice or half',
  );
  say(verdictLines(verdicts));
  return wrong.length === 0 && verdicts.every((verdict) => verdict.wrong?.length === 0);
}
