/** A separate site for the browser tests, with its own database, data folder, ports and processes. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { bundlePath, ensureBuild, useBuild } from '@/scripts/launch/build';
import { logEnd, startServer } from '@/scripts/launch/child';
import { seedDemoWorld } from '@/scripts/launch/database';
import { weighPages } from '@/scripts/weight/page-script';
import { checkBudgets } from '@/scripts/weight/script-budgets';
import type { Shutdown } from '@/scripts/launch/shutdown';
import { StepError } from '@/scripts/launch/steps';
import { freePort, withDatabase } from '@/scripts/postgres/connection';
import { applyMigrations } from '@/scripts/postgres/migrations';
import { waitUntil } from '@/scripts/postgres/processes';
import { ensureChromium } from '@/scripts/testing/chromium';
import { copyDatabase } from '@/scripts/testing/copy-database';
import { javaVariables } from '@/scripts/testing/java';
import { envNames } from '@/server/env';

export interface Site {
  /** Read by playwright.config.ts and e2e/support. */
  variables: Record<string, string>;
}

/** A developer's own settings must not affect the tests. */
const withoutOwnSettings = () => Object.fromEntries(envNames.map((name) => [name, undefined]));

interface Prepared {
  /** The programs that the tests need: `CHROMIUM_PATH`, and Java. */
  programs: Record<string, string>;
  build: Awaited<ReturnType<typeof ensureBuild>>;
  dataDir: string;
  databaseUrl: string;
  /** The demo world as it was seeded: without connections, so that it can be copied. */
  worldUrl: string;
  settings: Record<string, string | undefined>;
}

/**
 * Sets a database up as the site's own, as after `npm start`: its data folder knows the password. There the demo
 * world's admin needs no second factor. A throwaway server requires no password and accepts any.
 */
function ownDatabase(dataDir: string, address: string): string {
  const database = new URL(address);
  database.password ||= 'kust';
  const state = JSON.stringify({ password: database.password });
  fs.writeFileSync(path.join(dataDir, 'postgres.json'), state, { mode: 0o600 });
  return database.href;
}

/** Everything slow: a browser, Java, a build, a database with the demo world. */
export async function prepareSite(postgresUrl: string, shutdown: Shutdown): Promise<Prepared> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-e2e-'));
  await shutdown.onEnd('the folder of the journeys', () =>
    fs.rmSync(dataDir, { recursive: true, force: true }),
  );
  const databaseUrl = ownDatabase(dataDir, withDatabase(postgresUrl, `kust_e2e_${process.pid}`));
  const settings = {
    ...withoutOwnSettings(),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    AUTH_SECRET: 'a-secret-for-tests-that-guards-nothing',
    SEED: 'demo',
    RATE_LIMIT_READS: '0',
    RATE_LIMIT_PAGES: '0',
    RATE_LIMIT_WRITES: '0',
    // The proof of work that browsers compute for a form is kept small: they share the machine's processors.
    BOT_CHECK_EFFORT: '1',
    // The tests choose the client's address (e2e/support/test.ts).
    TRUST_PROXY: '1',
  };
  const programs = { CHROMIUM_PATH: ensureChromium(), ...javaVariables() };
  await applyMigrations(databaseUrl);
  await seedDemoWorld(databaseUrl, settings, shutdown.signal);
  const worldUrl = await copyDatabase(databaseUrl, `kust_e2e_${process.pid}_world`);
  const build = await ensureBuild(settings, shutdown.signal);
  useBuild(build);
  checkBudgets(weighPages(build));
  return { programs, build, dataDir, databaseUrl, worldUrl, settings };
}

async function startBoth(
  prepared: Prepared,
  port: number,
  feedPort: number,
  shutdown: Shutdown,
): Promise<void> {
  const { build, dataDir, settings } = prepared;
  const variables = {
    ...settings,
    ...build.variables,
    PORT: String(port),
    APP_URL: `http://localhost:${port}`,
    // The tests let the site import a feed that they serve.
    FEED_ALLOW_HOSTS: `127.0.0.1:${feedPort}`,
  };
  let ended = '';
  for (const name of ['worker', 'web']) {
    const logFile = path.join(dataDir, `${name}.log`);
    const onEnd = (how: string) => {
      ended = `The ${name} process ${how}.\n${logEnd(logFile)}`;
      process.stderr.write(`${ended}\n`);
    };
    const server = startServer({ title: name, file: bundlePath(build, name), variables, logFile, onEnd });
    await shutdown.onEnd(name, () => server.stop(10_000));
  }
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/api/ready`)
      .then((answer) => answer.ok)
      .catch(() => false);
  await waitUntil(async () => Boolean(ended) || (await isReady()), 60_000);
  if (ended || !(await isReady())) throw new StepError(ended || logEnd(path.join(dataDir, 'web.log')));
}

/** How to start another web server with the same data, but its own settings (e2e/support/second-site.ts). */
function anotherSite({ build, settings }: Prepared): string {
  // JSON omits what is undefined; an empty setting counts as absent.
  const absent = Object.fromEntries(envNames.map((name) => [name, '']));
  const file = path.resolve(bundlePath(build, 'web'));
  return JSON.stringify({ file, variables: { ...absent, ...settings, ...build.variables } });
}

/** Starts the prepared site. */
export async function startSite(prepared: Prepared, shutdown: Shutdown): Promise<Site> {
  const [port, feedPort] = [await freePort(), await freePort()];
  await startBoth(prepared, port, feedPort, shutdown);
  const variables = {
    E2E_BASE_URL: `http://localhost:${port}`,
    E2E_DATA_DIR: prepared.dataDir,
    E2E_DATABASE_URL: prepared.databaseUrl,
    E2E_FEED_PORT: String(feedPort),
    E2E_SITE: anotherSite(prepared),
    E2E_WORLD_URL: prepared.worldUrl,
    ...prepared.programs,
  };
  return { variables };
}
