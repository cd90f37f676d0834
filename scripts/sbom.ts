/**
 * `npm run sbom [-- FOLDER]`: lists the site's packages, from package-lock.json alone, in FOLDER (`sbom/`):
 * `bom.cdx.json` (CycloneDX, written by npm) and `licences.csv`. `--outdated` asks the registry instead, and fails if a
 * package is two major versions behind without a reason.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { runUntilEnd, Shutdown } from '@/scripts/launch/shutdown';
import { say, step, StepError } from '@/scripts/launch/steps';
import { behindFaults } from '@/scripts/supply/behind';
import { supplyFaults } from '@/scripts/supply/check-supply';
import { licenceList } from '@/scripts/supply/licences';
import { readPackages } from '@/scripts/supply/lockfile';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { outdated: { type: 'boolean', default: false } },
});
const folder = positionals[0] ?? 'sbom';
const shutdown = new Shutdown();

/** Runs the npm that started this script, or else the one on the PATH; `npm outdated` ends with 1 if it finds any. */
function npm(words: readonly string[], mayEndWith: readonly number[]): string {
  const own = process.env.npm_execpath;
  const [file, first] = own?.endsWith('.js') ? [process.execPath, [own]] : ['npm', []];
  const run = spawnSync(file, [...first, ...words], { encoding: 'utf8', maxBuffer: 100_000_000 });
  if (run.error || !mayEndWith.includes(run.status ?? -1))
    throw new StepError(`npm ${words.join(' ')}: ${run.error?.message ?? run.stderr.trim()}`);
  return run.stdout;
}

/** @throws StepError with all of them */
function refuse(faults: readonly string[]): void {
  if (faults.length > 0)
    throw new StepError(faults.join('\n'), 'docs/proof/supply.md tells what each check asks.');
}

async function write(): Promise<string> {
  const words = [
    'sbom',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--package-lock-only',
    '--offline',
  ];
  const files = {
    'bom.cdx.json': npm(words, [0]),
    'licences.csv': licenceList(readPackages()),
  };
  fs.mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  return Object.keys(files).join(', ');
}

await runUntilEnd(shutdown, async () => {
  if (values.outdated) {
    await step('Versions', async () => refuse(behindFaults(npm(['outdated', '--json'], [0, 1]))));
    await shutdown.end(0);
  }
  await step('List of packages', write, (files) => `${files} in ${folder}`);
  await step('Supply', async () => refuse(supplyFaults()));
  say();
  await shutdown.end(0);
});
