/** Workers of a build, and what they and PostgreSQL compute. */
import fs from 'node:fs';
import path from 'node:path';
import { startHelper } from '@/tools/bench/helper-process';
import type { HelperProcess } from '@/tools/bench/helper-process';
import { processorTime, readParent } from '@/tools/bench/processor';
import { buildDir } from '@/scripts/bundle.mjs';
import type { Shutdown } from '@/scripts/launch/shutdown';
import { StepError } from '@/scripts/launch/steps';
import { connected } from '@/scripts/postgres/connection';
import { waitUntil } from '@/scripts/postgres/processes';

/** A checkout with its worker, bundled. */
export interface WorkerBuild {
  folder: string;
  bundles: string;
}

/** Of these sources. */
export const ownWorkers: WorkerBuild = { folder: process.cwd(), bundles: buildDir };

/**
 * The newest build of another checkout.
 * @throws StepError where there is none
 */
export function workersOf(checkout: string): WorkerBuild {
  const builds = path.resolve(checkout, '.next/builds');
  const complete = (fs.existsSync(builds) ? fs.readdirSync(builds) : [])
    .map((name) => path.join(builds, name, 'complete'))
    .filter((file) => fs.existsSync(file))
    .toSorted((a, b) => fs.statSync(b).mtimeMs - fs.statSync(a).mtimeMs);
  const [newest] = complete;
  if (newest === undefined) throw new StepError(`${checkout} has no build: run npm run build there first.`);
  return { folder: path.resolve(checkout), bundles: path.join(path.dirname(newest), 'bundles') };
}

export interface Workers {
  /** Milliseconds that all of them have computed so far; NaN where the system does not tell. */
  processor(): number;
  stop(): Promise<void>;
}

const START_MS = 30_000;

function startWorker(build: WorkerBuild, variables: Record<string, string | undefined>, logFile: string) {
  return startHelper(
    path.join(build.bundles, 'worker.mjs'),
    { ...variables, BUNDLE_DIR: build.bundles },
    { logFile, folder: build.folder },
  );
}

const isReady = (file: string) =>
  fs.existsSync(file) && fs.readFileSync(file, 'utf8').includes('worker ready');

/** Starts so many workers; resolves when they take jobs. */
export async function startWorkers(
  build: WorkerBuild,
  count: number,
  { variables, dataDir }: { variables: Record<string, string | undefined>; dataDir: string },
  shutdown: Shutdown,
): Promise<Workers> {
  const all: HelperProcess[] = [];
  for (let number = 0; number < count; number += 1) {
    const logFile = path.join(dataDir, `worker-${number}.log`);
    fs.rmSync(logFile, { force: true });
    const worker = startWorker(build, variables, logFile);
    await shutdown.onEnd('a worker', worker.stop);
    await waitUntil(async () => worker.hasEnded() || isReady(logFile), START_MS);
    if (!isReady(logFile))
      throw new StepError(`The worker of ${build.folder} did not start: see ${logFile}.`);
    all.push(worker);
  }
  return {
    processor: () => all.reduce((sum, { pid }) => sum + (processorTime(pid)?.own ?? Number.NaN), 0),
    stop: async () => void (await Promise.all(all.map((worker) => worker.stop()))),
  };
}

/** The first process of PostgreSQL, which all others are children of; undefined where the system does not tell. */
export function findPostmaster(databaseUrl: string): Promise<number | undefined> {
  return connected(databaseUrl, async (client) => {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const stat = `/proc/${rows[0]?.pid}/stat`;
    return fs.existsSync(stat) ? readParent(fs.readFileSync(stat, 'utf8')) : undefined;
  });
}

/** Milliseconds that PostgreSQL has computed so far; NaN where the system does not tell. */
export function databaseProcessor(postmaster: number | undefined): number {
  const time = postmaster === undefined ? undefined : processorTime(postmaster);
  if (!time || postmaster === undefined) return Number.NaN;
  let sum = time.own + time.children;
  for (const name of fs.readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const pid = Number(name);
      if (readParent(fs.readFileSync(`/proc/${name}/stat`, 'utf8')) === postmaster)
        sum += processorTime(pid)?.own ?? 0;
    } catch {
      // It ended meanwhile, and counts with the children that have ended.
    }
  }
  return sum;
}
