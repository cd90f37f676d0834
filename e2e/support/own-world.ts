/** A copy of the demo world for a site with its own settings, whose data must not mix with other tests'. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { connected, withDatabase } from '@/scripts/postgres/connection';
import { copyDatabase } from '@/scripts/testing/copy-database';

export interface OwnWorld {
  /** A folder for the site's machines. */
  root: string;
  /** As on the other tests' site, with this database. */
  settings: Readonly<Record<string, string>>;
  /** From now on, until it is removed, e2e/support/database.ts in this process uses this database. */
  enter(): void;
  /** When no machine uses it. */
  remove(): Promise<void>;
}

/** @param title of the site, a word */
export async function copyWorld(title: string): Promise<OwnWorld> {
  const world = process.env.E2E_WORLD_URL ?? '';
  const { variables }: { variables: Record<string, string> } = JSON.parse(process.env.E2E_SITE ?? '{}');
  const name = `kust_e2e_${title}_${randomUUID().slice(0, 8)}`;
  const databaseUrl = await copyDatabase(world, name);
  const root = fs.mkdtempSync(path.join(os.tmpdir(), `kust-${title}-`));
  const before = process.env.E2E_DATABASE_URL;
  return {
    root,
    settings: { ...variables, DATABASE_URL: databaseUrl },
    enter: () => void (process.env.E2E_DATABASE_URL = databaseUrl),
    async remove() {
      process.env.E2E_DATABASE_URL = before ?? '';
      fs.rmSync(root, { recursive: true, force: true });
      await connected(withDatabase(world, 'postgres'), (client) =>
        client.query(`DROP DATABASE ${client.escapeIdentifier(name)} WITH (FORCE)`),
      );
    },
  };
}
