/** One older database: filled, migrated while being read, compared, and served by today's site. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { visitorTables } from '@/scripts/fences/visitor-tables';
import { connected, withDatabase } from '@/scripts/postgres/connection';
import { applyMigrations, migrationNames } from '@/scripts/postgres/migrations';
import { Machine } from '@/tests/operations/support/machine';
import { migrateWatched } from '@/tools/upgrade/migrate';
import type { Migrated } from '@/tools/upgrade/migrate';
import { fillOlderWorld } from '@/tools/upgrade/older-world';
import { differences, sumsOf } from '@/tools/upgrade/sums';
import { addressesOf, sendVisitors } from '@/tools/upgrade/visitors';
import type { Visits } from '@/tools/upgrade/visitors';
import { dropDatabase, tooEmpty } from '@/tools/upgrade/world';

export interface Judged {
  last: string;
  homes: number;
  migrated: Migrated;
  /** Tables too empty to prove anything. */
  empty: string[];
  /** Changed columns and tables among those that visitors read. */
  changed: string[];
  visits: Visits;
  /** Tables that today's site read for visitors without being watched. */
  unwatched: string[];
}

/** Requests of each kind. */
const ROUNDS = 40;

async function tablesRead(url: string): Promise<string[]> {
  const { rows } = await connected(url, (client) =>
    client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_stat_user_tables
       WHERE schemaname = 'public' AND coalesce(seq_scan, 0) + coalesce(idx_scan, 0) > 0 ORDER BY 1`,
    ),
  );
  return rows.map(({ name }) => name);
}

/** Today's site on a migrated database, and the tables that it reads for visitors. */
async function visitToday(
  url: string,
  variables: Record<string, string>,
): Promise<Pick<Judged, 'visits' | 'unwatched'>> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-upgrade-'));
  const addresses = await addressesOf(url);
  await connected(url, (client) => client.query('SELECT pg_stat_reset()'));
  const web = await Machine.start('web', root, { ...variables, DATABASE_URL: url });
  try {
    const visitors = sendVisitors(web.address, addresses);
    while (visitors.soFar() < ROUNDS) await new Promise((resolve) => setTimeout(resolve, 100));
    const visits = await visitors.stop();
    await web.stop();
    const read = await tablesRead(url);
    return {
      visits,
      unwatched: read.filter((name) => !visitorTables.includes(name) && name !== '_prisma_migrations'),
    };
  } finally {
    await web.stop();
    fs.rmSync(root, { recursive: true, force: true });
  }
}

/** @param world the URL of a filled database of today @param last the last migration that the older one has */
export async function judgeCut(
  world: string,
  last: string,
  variables: Record<string, string>,
): Promise<Judged> {
  const url = withDatabase(world, `kust_from_${last.slice(0, 14)}`);
  await dropDatabase(url);
  await applyMigrations(url, { only: new Set(migrationNames().filter((name) => name <= last)) });
  const filled = await fillOlderWorld(world, url);
  const before = await sumsOf(url, visitorTables);
  const migrated = await migrateWatched(url, visitorTables);
  const changed = differences(before, await sumsOf(url, visitorTables));
  const visited = await visitToday(url, variables);
  await dropDatabase(url);
  const homes = before.listings?.rows ?? 0;
  return { last, homes, migrated, empty: tooEmpty(filled), changed, ...visited };
}
