/** Migrates a database as `npm run migrate:deploy` does, one migration after another, watched by a probe. */
import { applyMigrations, migrationNames } from '@/scripts/postgres/migrations';
import type { Probe, TableWait } from '@/tools/upgrade/probe';
import { startProbe } from '@/tools/upgrade/probe';

export interface Held extends TableWait {
  migration: string;
}

export interface Migrated {
  applied: string[];
  /** Tables that visitors had to wait for. */
  held: Held[];
  reads: number;
  slowestMs: number;
}

async function applyEach(url: string, probe: Probe): Promise<Pick<Migrated, 'applied' | 'held'>> {
  const applied: string[] = [];
  const held: Held[] = [];
  const known = new Set<string>();
  for (const migration of migrationNames()) {
    known.add(migration);
    const now = await applyMigrations(url, { only: known, warn: () => undefined });
    if (now.length === 0) continue;
    applied.push(...now);
    held.push(...(await probe.waits()).map((wait) => ({ migration, ...wait })));
  }
  return { applied, held };
}

/** @param tables that visitors read */
export async function migrateWatched(url: string, tables: readonly string[]): Promise<Migrated> {
  const probe = await startProbe(url, tables);
  try {
    const done = await applyEach(url, probe);
    return { ...done, ...(await probe.stop()) };
  } catch (error) {
    await probe.stop();
    throw error;
  }
}
