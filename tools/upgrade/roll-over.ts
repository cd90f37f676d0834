/**
 * A real older release: its web servers answer visitors while today's migrations run, then are replaced one by one.
 * Today's code restores its backup.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { putBack } from '@/scripts/backup/put-back';
import { visitorTables } from '@/scripts/fences/visitor-tables';
import { step } from '@/scripts/launch/steps';
import { freePort, withDatabase } from '@/scripts/postgres/connection';
import { waitUntil } from '@/scripts/postgres/processes';
import { FolderStorage } from '@/server/storage/folder-storage';
import { Machine } from '@/tests/operations/support/machine';
import { Proxy } from '@/tests/operations/support/proxy';
import { migrateWatched } from '@/tools/upgrade/migrate';
import type { Migrated } from '@/tools/upgrade/migrate';
import type { Release } from '@/tools/upgrade/release';
import { differences, sumsOf } from '@/tools/upgrade/sums';
import { addressesOf, differencesIn, seenAt, sendVisitors } from '@/tools/upgrade/visitors';
import type { Visits } from '@/tools/upgrade/visitors';
import { dropDatabase, keepSnapshots } from '@/tools/upgrade/world';

export interface RolledOver {
  migrated: Migrated;
  /** From before the migrations until both web servers were replaced. */
  visits: Visits;
  /** Changed columns and tables among those that visitors read. */
  changed: string[];
  /** Differences in API and calendars from the old release. */
  seenOtherwise: string[];
  /** Differences of its restored backup from the migrated data. */
  restoredOtherwise: string[];
}

interface Setting {
  release: Release;
  url: string;
  listings: number;
  /** For new processes. */
  variables: Record<string, string>;
  root: string;
}

/** The old release's own tables, demo world, homes and backup. */
async function fillRelease({ release, url, listings, variables, root }: Setting): Promise<string> {
  const { BUILD_ID: _today, NODE_ENV: _built, ...shared } = variables;
  const own = { ...shared, DATABASE_URL: url, DATA_DIR: path.join(root, 'data') };
  const backup = path.join(root, 'backup');
  await release.run(['scripts/run-built.mjs', 'migrate-deploy'], own);
  await release.run(['scripts/run.mjs', 'seed-demo'], own);
  await release.run(['scripts/run.mjs', 'seed', '--listings', String(listings)], own);
  await keepSnapshots(url);
  await release.run(['scripts/run-built.mjs', 'backup', backup], own);
  return backup;
}

async function restoreToday(backup: string, { url, root }: Setting): Promise<string> {
  const target = withDatabase(url, 'kust_restored');
  await dropDatabase(target);
  const storage = new FolderStorage(path.join(root, 'restored-photos'));
  await putBack({ databaseUrl: target, storage }, backup, { replace: false });
  return target;
}

/** Milliseconds that visitors continue between two events. */
const PAUSE_MS = 3000;

/** Replaces a server as a deployment does: stops it, then starts another. */
async function replace(old: Machine, proxy: Proxy, start: () => Promise<Machine>): Promise<Machine> {
  const stopping = old.stop();
  await waitUntil(() => !proxy.ready.includes(old.port), 20_000);
  const code = await stopping;
  if (code !== 0) throw new Error(`A web server of the old release ended with ${code}`);
  const next = await start();
  proxy.serve([next.port]);
  if (!(await waitUntil(() => proxy.ready.includes(next.port), 30_000)))
    throw new Error('A new web server is not ready');
  await setTimeout(PAUSE_MS);
  return next;
}

async function watch(
  setting: Setting,
  proxy: Proxy,
  port: number,
): Promise<Omit<RolledOver, 'restoredOtherwise'>> {
  const { release, url, variables, root } = setting;
  const origin = `http://localhost:${port}`;
  const shared = { ...variables, DATABASE_URL: url, APP_URL: origin };
  const startOld = () => Machine.start('web', root, { ...shared, ...release.variables }, release.folder);
  const machines = await step('Two web servers, old', () => Promise.all([startOld(), startOld()]));
  try {
    proxy.serve(machines.map((machine) => machine.port));
    if (!(await waitUntil(() => proxy.ready.length === 2, 30_000)))
      throw new Error('The old release is not ready');
    const addresses = await addressesOf(url);
    const before = await seenAt(origin, addresses);
    const sums = await sumsOf(url, visitorTables);
    const visitors = sendVisitors(origin, addresses);
    await setTimeout(PAUSE_MS);
    const migrated = await step('Migrations meanwhile', () => migrateWatched(url, visitorTables));
    const changed = differences(sums, await sumsOf(url, visitorTables));
    // The old release on the new tables.
    await setTimeout(PAUSE_MS);
    await step('Replaced one by one', async () => {
      for (const [place, old] of machines.entries())
        machines[place] = await replace(old, proxy, () => Machine.start('web', root, shared));
    });
    const visits = await visitors.stop();
    const after = await seenAt(origin, addresses);
    const seenOtherwise = [...before].flatMap(([at, seen]) =>
      differencesIn(seen, after.get(at)).map((place) => `${at.replace(/\d+/g, 'N')} ${place}`),
    );
    return { migrated, visits, changed, seenOtherwise: [...new Set(seenOtherwise)] };
  } finally {
    await Promise.all(machines.map((machine) => machine.stop()));
  }
}

/** Tables that the site itself changes. */
const ofTheSite = new Set(['rate_limits', 'sessions', 'changes']);

export async function rollOver(setting: Omit<Setting, 'root'>): Promise<RolledOver> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-upgrade-'));
  const all = { ...setting, root };
  const proxy = new Proxy();
  try {
    await dropDatabase(setting.url);
    const backup = await step('Homes of the old release', () => fillRelease(all));
    const port = await freePort();
    await proxy.listen(port);
    const watched = await watch(all, proxy, port);
    const restored = await step('Its backup, restored today', () => restoreToday(backup, all));
    const tables = visitorTables.filter((name) => !ofTheSite.has(name));
    const restoredOtherwise = differences(await sumsOf(setting.url, tables), await sumsOf(restored, tables));
    return { ...watched, restoredOtherwise };
  } finally {
    await proxy.close();
    fs.rmSync(root, { recursive: true, force: true });
  }
}
