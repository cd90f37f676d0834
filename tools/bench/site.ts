/** The built site on one database, and the bare server: one process each. */
import path from 'node:path';
import process from 'node:process';
import type { Bench } from '@/tools/bench/prepare';
import type { BareMessage, Page } from '@/tools/bench/bare-server';
import { startHelper } from '@/tools/bench/helper-process';
import { bundlePath } from '@/scripts/launch/build';
import { logEnd } from '@/scripts/launch/child';
import type { Shutdown } from '@/scripts/launch/shutdown';
import { StepError } from '@/scripts/launch/steps';
import { freePort } from '@/scripts/postgres/connection';
import { waitUntil } from '@/scripts/postgres/processes';

/** Loading a million listings at start-up takes time; milliseconds. */
const START_MS = 180_000;

/** A server process that is measured. */
export interface Served {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/** What a site needs to start. */
export type SiteBench = Pick<Bench, 'build' | 'dataDir' | 'settings'>;

/** What was built, here or in another checkout. */
export interface Built {
  /** The checkout: the working directory. */
  folder: string;
  /** The bundle of its web server. */
  web: string;
  variables: Record<string, string>;
}

/** This checkout's. */
const ownBuild = ({ build }: SiteBench): Built => ({
  folder: process.cwd(),
  web: path.resolve(bundlePath(build, 'web')),
  variables: build.variables,
});

/** Starts the site; resolves when it answers. */
export async function startSite(
  bench: SiteBench,
  databaseUrl: string,
  shutdown: Shutdown,
  { folder, web, variables: ofBuild } = ownBuild(bench),
): Promise<Served> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const logFile = path.join(bench.dataDir, 'web.log');
  const variables = {
    ...bench.settings,
    ...ofBuild,
    DATABASE_URL: databaseUrl,
    HOST: '127.0.0.1',
    PORT: String(port),
    APP_URL: origin,
  };
  const helper = startHelper(web, variables, { logFile, folder });
  await shutdown.onEnd('the web server', helper.stop);
  const isReady = () =>
    fetch(`${origin}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await waitUntil(async () => helper.hasEnded() || (await isReady()), START_MS);
  if (helper.hasEnded() || !(await isReady()))
    throw new StepError(`The web server did not start.\n${logEnd(logFile)}`);
  return { origin, pid: helper.pid, stop: helper.stop };
}

export interface BareSite extends Served {
  /** From now on, answers this path with these bytes. */
  serve(page: Page): Promise<void>;
}

export async function startBareSite(
  bench: { bundles: Pick<Bench['bundles'], 'bare'> },
  databaseUrl: string,
  shutdown: Shutdown,
): Promise<BareSite> {
  const port = await freePort();
  const helper = startHelper(bench.bundles.bare, {});
  await shutdown.onEnd('the bare server', helper.stop);
  const tell = async (message: BareMessage) => void (await helper.ask(message));
  await tell({ listen: { port, databaseUrl } });
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: helper.pid,
    stop: helper.stop,
    serve: (page) => tell({ page }),
  };
}
