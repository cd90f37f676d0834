/**
 * `npm run upgrade [-- --listings=30000] [-- --release=COMMIT | --no-release] [-- --cuts=N]` (only the newest N): fills
 * older databases, as after the first migration of each week (of each day if fewer than four), with homes and migrates
 * them while every table that visitors read is being read; then does so with a real older release, built from the
 * history, whose web servers answer visitors meanwhile and are replaced one by one. Fails if a visitor waited or was
 * refused, or if what visitors see changed.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild, generateClient, useBuild } from '@/scripts/launch/build';
import { runUntilEnd, Shutdown } from '@/scripts/launch/shutdown';
import { say, step, StepError } from '@/scripts/launch/steps';
import { startPostgres } from '@/scripts/postgres/cluster';
import { withDatabase } from '@/scripts/postgres/connection';
import { migrationNames } from '@/scripts/postgres/migrations';
import { cutsOf } from '@/tools/upgrade/cuts';
import { judgeCut } from '@/tools/upgrade/judge-cut';
import { cutFaults, cutLine, releaseFaults, releaseLine } from '@/tools/upgrade/report';
import { commitOf, migrationsOf, prepareRelease } from '@/tools/upgrade/release';
import { rollOver } from '@/tools/upgrade/roll-over';
import { makeWorld } from '@/tools/upgrade/world';

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '30000' },
    release: { type: 'string' },
    cuts: { type: 'string', default: '100' },
    'no-release': { type: 'boolean', default: false },
  },
});
const listings = Number(values.listings);
if (!Number.isInteger(listings) || listings < 1) throw new Error('--listings is a whole number from 1 on');

const secret = 'a-secret-for-measuring-that-guards-nothing';
const shutdown = new Shutdown();

/** The release of the second newest cut: its database is some days behind. */
function chooseRelease(lasts: readonly string[]): string {
  const commit = values.release ?? commitOf(lasts.at(-2) ?? '');
  if (commit === undefined)
    throw new StepError(
      'The history of this clone does not reach back to an older release.',
      'Fetch it whole (git fetch --unshallow), or leave that part out: --no-release.',
    );
  return commit;
}

await runUntilEnd(shutdown, async () => {
  await generateClient(shutdown.signal);
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-upgrade-'));
  // When run as root, PostgreSQL's user must be able to reach its folder.
  fs.chmodSync(root, 0o711);
  await shutdown.onEnd('the folder', () => fs.rmSync(root, { recursive: true, force: true }));
  // As in production, commits wait for the disk.
  const postgres = await step('PostgreSQL', () => startPostgres({ dataDir: root }));
  await shutdown.onEnd('PostgreSQL', () => postgres.stop());
  const build = await step('Build', () => ensureBuild({}, shutdown.signal));
  useBuild(build);
  const variables = {
    BUILD_ID: build.name,
    AUTH_SECRET: secret,
    TRUST_PROXY: '1',
    STOP_DELAY: '2',
    DATABASE_POOL: '4',
    SEED: 'none',
    RATE_LIMIT_READS: '0',
    RATE_LIMIT_PAGES: '0',
  };
  const { every, lasts } = cutsOf(migrationNames());
  say(`  ${lasts.length} older databases, each after the first migration of a ${every}.`);
  let faults = 0;
  const tell = (line: string, found: readonly string[]) => {
    say([line, ...found.map((fault) => `  ✗ ${fault}`)].join('\n'));
    faults += found.length;
  };
  if (!values['no-release']) {
    const commit = chooseRelease(lasts);
    const release = await step(`Release ${commit.slice(0, 8)}`, () => prepareRelease(commit));
    const rolled = await rollOver({
      release,
      url: withDatabase(postgres.url, 'kust_release'),
      listings,
      variables,
    });
    tell(releaseLine(commit, migrationsOf(release).length, rolled), releaseFaults(rolled));
    shutdown.check();
  }
  const world = withDatabase(postgres.url, 'kust_world');
  await step(`Today's world, ${listings.toLocaleString('en')} homes`, () =>
    makeWorld(world, listings, { DATA_DIR: root, AUTH_SECRET: secret }, shutdown.signal),
  );
  for (const last of Number(values.cuts) > 0 ? lasts.slice(-Number(values.cuts)) : []) {
    shutdown.check();
    const judged = await step(`From ${last}`, () => judgeCut(world, last, variables));
    tell(cutLine(judged), cutFaults(judged));
  }
  say(faults > 0 ? `\n✗ ${faults} faults.` : '\n✓ No visitor noticed.');
  await shutdown.end(faults > 0 ? 1 : 0);
});
