/** Restores a backup: its rows into a newly created database, its photos into the storage. */
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Source } from '@/scripts/backup/back-up';
import { sameEverywhere } from '@/scripts/backup/catalogue';
import { BackupError, readBackup } from '@/scripts/backup/folder';
import type { Manifest } from '@/scripts/backup/folder';
import { putPhotosBack, removeOtherPhotos } from '@/scripts/backup/photos';
import { connected } from '@/scripts/postgres/connection';
import { applyMigrations, migrationNames } from '@/scripts/postgres/migrations';

interface Options {
  /** Whether the current contents of database and storage may be replaced. */
  replace: boolean;
}

/** A database that does not exist yet holds nothing to lose. */
function unlessMissing(error: unknown): false {
  if (error instanceof Error && 'code' in error && error.code === '3D000') return false;
  throw error;
}

/** Whether there is anything to lose: an account, a listing. What migrations insert does not count. */
async function holdsSomething(url: string): Promise<boolean> {
  return connected(url, async (client) => {
    const { rows } = await client.query(`SELECT to_regclass('public.users') IS NOT NULL AS yes`);
    if (!rows[0]?.yes) return false;
    const found = await client.query(
      'SELECT EXISTS (SELECT FROM users) OR EXISTS (SELECT FROM listings) AS yes',
    );
    return found.rows[0]?.yes === true;
  }).catch(unlessMissing);
}

/** Refuses before anything is changed. @throws BackupError */
async function check(manifest: Manifest, url: string, { replace }: Options): Promise<void> {
  const known = new Set(migrationNames());
  const unknown = manifest.migrations.find((name) => !known.has(name));
  if (unknown) {
    throw new BackupError(`The backup is of a newer version (${unknown}): put it back with that version.`);
  }
  if (!replace && (await holdsSomething(url))) {
    throw new BackupError('The database is not empty: with --replace all that it holds is removed first.');
  }
}

/** Creates the tables as they were when the backup was made, empty. */
async function makeTables(url: string, manifest: Manifest): Promise<void> {
  const empty =
    'DROP SCHEMA public CASCADE; CREATE SCHEMA public; DROP SCHEMA IF EXISTS graphile_worker CASCADE';
  await connected(url, (client) => client.query(empty)).catch(unlessMissing);
  await applyMigrations(url, { only: new Set(manifest.migrations) });
}

async function fill(client: pg.Client, manifest: Manifest, folder: string): Promise<void> {
  const names = manifest.tables.map(({ name }) => name);
  // The triggers already ran when the rows were first written; truncating would fire some too.
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${names.join(', ')}`);
  for (const { name, columns, file } of manifest.tables) {
    const target = client.query(copyFrom(`COPY ${name} (${columns.join(', ')}) FROM STDIN`));
    await pipeline(fs.createReadStream(path.join(folder, file)), target);
  }
  for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  for (const { name, value, isCalled } of manifest.sequences) {
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [name, value, isCalled]);
  }
}

/** Jobs that were running when the backup was made are not running now. */
const freeJobs = `
  UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL WHERE locked_at IS NOT NULL;
  UPDATE graphile_worker._private_job_queues SET locked_at = NULL, locked_by = NULL WHERE locked_at IS NOT NULL`;

/**
 * Ends all sessions and invalidates mailed links: what ended or was used after the backup must not come back. Mails
 * being sent at that time are marked as not being sent.
 */
const endAccess = `
  DELETE FROM sessions; DELETE FROM pending_sign_ins; DELETE FROM passkey_challenges; DELETE FROM user_tokens;
  UPDATE outgoing_mails SET leased_until = NULL WHERE leased_until IS NOT NULL`;

/**
 * Restores a backup, then applies the remaining migrations. No web server and no worker may run meanwhile.
 * @throws BackupError before anything is changed
 */
export async function putBack(
  { databaseUrl, storage }: Source,
  folder: string,
  options: Options,
): Promise<Manifest> {
  const manifest = await readBackup(folder);
  await check(manifest, databaseUrl, options);
  await makeTables(databaseUrl, manifest);
  await connected(databaseUrl, async (client) => {
    await client.query(sameEverywhere);
    await client.query('BEGIN');
    await fill(client, manifest, folder);
    await client.query(freeJobs);
    await client.query('COMMIT');
    await client.query('ANALYZE');
  });
  await putPhotosBack(storage, folder, manifest.photos);
  if (options.replace) await removeOtherPhotos(storage, manifest.photos);
  await applyMigrations(databaseUrl);
  await connected(databaseUrl, (client) => client.query(endAccess));
  return manifest;
}
