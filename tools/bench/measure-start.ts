/**
 * What the product's build costs compared with a bare one of the same pages: only `next build` of the same folder with
 * the same `next.config.mjs`, into its own folder. The product adds bundles of servers and scripts, texts of languages,
 * compressed files and a test render. They alternate, so that other load on the machine affects both.
 */
import fs from 'node:fs';
import path from 'node:path';
import { bundle } from '@/scripts/bundle.mjs';
import { generateClient } from '@/scripts/launch/build';
import { runProgram } from '@/scripts/launch/child';
import type { Shutdown } from '@/scripts/launch/shutdown';
import { step } from '@/scripts/launch/steps';
import { mark, times } from '@/tools/bench/format';
import { markdownTable } from '@/tools/bench/markdown';
import { processorTime } from '@/tools/bench/processor';
import { median } from '@/tools/bench/statistics';

/** The promised bound relative to the bare build, for both processor time and clock time. */
const MOST = 1.5;
const folder = path.join('.next', 'bench');

/** In seconds; processor time is NaN where the system does not report it. */
interface BuildCost {
  processor: number;
  clock: number;
}

/** One round: both builds. */
export interface BuildRound {
  bare: BuildCost;
  own: BuildCost;
}

/** Processor time so far of this process's ended child processes and theirs, in seconds. */
const computed = () => (processorTime('self')?.children ?? Number.NaN) / 1000;

async function costOf(work: () => Promise<unknown>): Promise<BuildCost> {
  fs.rmSync(folder, { recursive: true, force: true });
  const [clock, processor] = [performance.now(), computed()];
  await work();
  return { processor: computed() - processor, clock: (performance.now() - clock) / 1000 };
}

/** Builds each this many times, alternating which comes first. */
export async function measureStart(rounds: number, shutdown: Shutdown): Promise<BuildRound[]> {
  const { signal } = shutdown;
  await shutdown.onEnd('the measured builds', () => fs.rmSync(folder, { recursive: true, force: true }));
  await generateClient(signal);
  const [file = ''] = await bundle(['bench-build']);
  const bareFolder = path.join(folder, 'bare');
  const settings = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const ofBare = { ...settings, NEXT_DIST_DIR: bareFolder, BUILD_ID: 'bare' };
  const next = 'node_modules/next/dist/bin/next';
  const buildBare = () => step('Bare build', () => costOf(() => runProgram(next, ['build'], ofBare, signal)));
  const buildOwn = () =>
    step('Own build', () => costOf(() => runProgram(file, [path.join(folder, 'own')], {}, signal)));
  const seen: BuildRound[] = [];
  for (let round = 0; round < rounds; round += 1) {
    shutdown.check();
    const bareFirst = round % 2 === 0 ? await buildBare() : undefined;
    const own = await buildOwn();
    seen.push({ own, bare: bareFirst ?? (await buildBare()) });
  }
  return seen;
}

const seconds = (value: number) => value.toFixed(1);

/** Medians of all rounds and of their ratios. */
export function startTable(rounds: readonly BuildRound[]): string {
  const row = (name: string, of: keyof BuildCost) => {
    const ratio = median(rounds.map(({ own, bare }) => own[of] / bare[of]));
    const middle = (kind: keyof BuildRound) => seconds(median(rounds.map((round) => round[kind][of])));
    return [name, middle('bare'), middle('own'), times(ratio), ratio > MOST ? 'OVER' : mark(true)];
  };
  return [
    `\n## Build of a start, rounds: ${rounds.length}; at most × ${MOST}`,
    markdownTable(
      ['seconds', 'bare next build', 'own build', 'own / bare', 'bound'],
      [row('processor time', 'processor'), row('on the clock', 'clock')],
    ),
  ].join('\n\n');
}
