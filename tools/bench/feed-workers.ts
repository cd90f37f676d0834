/** A build's workers and their processor time. */
import fs from 'node:fs';
import path from 'node:path';
import { startHelper } from '@/tools/bench/helper-process';
import type { HelperProcess } from '@/tools/bench/helper-process';
import { processorTime } from '@/tools/bench/processor';
import { buildDir } from '@/scripts/bundle.mjs';
import type { Shutdown } from '@/scripts/launch/shutdown';
import { StepError } from '@/scripts/launch/steps';
import { waitUntil } from '@/scripts/postgres/processes';

/** A checkout with its worker, bundled. */
export interface WorkerBuild {
  folder: string;
  bundles: string;
}

/** This checkout's. */
export const ownWorkers: WorkerBuild = { folder: process.cwd(), bundles: buildDir };

/**
 * The newest build of another checkout.
 * @throws StepError if there is none
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
  pids: number[];
  /** Their processor time so far, in milliseconds; NaN if the system does not report it. */
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

/** Starts `count` workers; resolves once they take jobs. */
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
    pids: all.map(({ pid }) => pid),
    processor: () => all.reduce((sum, { pid }) => sum + (processorTime(pid)?.own ?? Number.NaN), 0),
    stop: async () => void (await Promise.all(all.map((worker) => worker.stop()))),
  };
}
