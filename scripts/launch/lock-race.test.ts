import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';

const PROCESSES = 10;
const ROUNDS = 60;
/** Milliseconds between the moments at which all of them try to take the next lock. */
const PACE = 25;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-race-'));
const racer = path.join(folder, 'racer.mjs');
const lockFile = (round: number) => path.join(folder, `start-${round}.lock`);

/** Tries to take every lock at the same moment as the others, keeps what it gets, and reports it. */
const racerSource = `
  import { takeLock } from './lock.mjs';
  const [folder, startsAt] = process.argv.slice(2);
  const taken = [];
  for (let round = 0; round < ${ROUNDS}; round += 1) {
    while (Date.now() < Number(startsAt) + round * ${PACE});
    if (await takeLock(folder + '/start-' + round + '.lock', 'racer', -1)) taken.push(round);
  }
  // All live until the last has had its turn: until then nothing is stale.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  console.log(JSON.stringify(taken));`;

beforeAll(async () => {
  await build({
    entryPoints: [path.resolve('scripts/launch/lock.ts')],
    outfile: path.join(folder, 'lock.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    tsconfig: 'tsconfig.json',
  });
  fs.writeFileSync(racer, racerSource);
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function race(startsAt: number): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [racer, folder, String(startsAt)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', () => resolve(JSON.parse(output || '[]')));
  });
}

it('of many processes that find a dead process’s lock at once, exactly one gets it', async () => {
  const dead = JSON.stringify({ pid: spawnSync('true').pid, started: '1', note: 'killed' });
  for (let round = 0; round < ROUNDS; round += 1) {
    fs.mkdirSync(`${lockFile(round)}.1`);
    fs.writeFileSync(path.join(`${lockFile(round)}.1`, 'holder'), dead);
  }
  const startsAt = Date.now() + 1500;
  const taken = await Promise.all(Array.from({ length: PROCESSES }, () => race(startsAt)));
  const holders = Array.from(
    { length: ROUNDS },
    (_, round) => taken.filter((rounds) => rounds.includes(round)).length,
  );
  expect(holders).toEqual(holders.map(() => 1));
}, 60_000);
