/** Makes a backup: a snapshot of the database, and every photo that its rows refer to. */
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { readSequences, readTables, sameEverywhere } from '@/scripts/backup/catalogue';
import type { Table } from '@/scripts/backup/catalogue';
import { BackupError, manifestFile, writeSums } from '@/scripts/backup/folder';
import type { Manifest } from '@/scripts/backup/folder';
import { savedKeys, savePhotos } from '@/scripts/backup/photos';
import { connected } from '@/scripts/postgres/connection';
import type { PhotoStorage } from '@/server/storage/photo-storage';

export interface Source {
  databaseUrl: string;
  storage: PhotoStorage;
}

const fileOf = ({ name }: Table) => `tables/${name.replaceAll('"', '')}.copy`;

async function saveTable(client: pg.Client, table: Table, folder: string): Promise<void> {
  const rows = `SELECT ${table.columns.join(', ')} FROM ${table.name} ORDER BY ${table.orderBy.join(', ')}`;
  const file = path.join(folder, fileOf(table));
  fs.mkdirSync(path.dirname(file), { recursive: true });
  await pipeline(client.query(copyTo(`COPY (${rows}) TO STDOUT`)), fs.createWriteStream(file));
}

async function saveDatabase(databaseUrl: string, folder: string): Promise<Omit<Manifest, 'photos'>> {
  return connected(databaseUrl, async (client) => {
    await client.query(sameEverywhere);
    // Every table as of the same moment, whatever is written meanwhile. Also works on a standby.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const [moment] = (await client.query<{ at: Date }>('SELECT now() AS at')).rows;
    const { rows } = await client.query<{ name: string }>(
      'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1',
    );
    const tables = await readTables(client);
    for (const table of tables) await saveTable(client, table, folder);
    const sequences = await readSequences(client);
    await client.query('COMMIT');
    return {
      format: 1,
      // From the database's clock, as in the journal of erasures.
      madeAt: (moment?.at ?? new Date()).toISOString(),
      migrations: rows.map(({ name }) => name),
      tables: tables.map((table) => ({ name: table.name, columns: table.columns, file: fileOf(table) })),
      sequences,
    };
  });
}

/**
 * Writes a backup to a folder that must not exist yet; the folder only gets its name once the backup is complete.
 * @throws BackupError
 */
export async function backUp({ databaseUrl, storage }: Source, folder: string): Promise<Manifest> {
  if (fs.existsSync(folder)) throw new BackupError(`${folder} exists already: give a new folder.`);
  const beside = `${folder}.part`;
  fs.rmSync(beside, { recursive: true, force: true });
  fs.mkdirSync(beside, { recursive: true, mode: 0o700 });
  // Both before and after the database: photos added while it is read are included, so that none its rows refer to is
  // missing.
  await savePhotos(storage, beside);
  const database = await saveDatabase(databaseUrl, beside);
  await savePhotos(storage, beside);
  const manifest = { ...database, photos: savedKeys(beside) };
  fs.writeFileSync(path.join(beside, manifestFile), `${JSON.stringify(manifest, null, 1)}\n`);
  await writeSums(beside);
  fs.renameSync(beside, folder);
  return manifest;
}
