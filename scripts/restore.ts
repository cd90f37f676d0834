/** `npm run restore -- FOLDER [--replace]`: restores a backup; web servers and workers must be stopped meanwhile. */
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { BackupError } from '@/scripts/backup/folder';
import { putBack } from '@/scripts/backup/put-back';
import { openWorld } from '@/scripts/launch/world';
import { closeDatabase } from '@/server/db';
import { eraseAgain } from '@/server/features/restore/erase-again';
import { erasedSince } from '@/server/erasures/journal';
import { getPhotoStorage } from '@/server/storage/get-photo-storage';

/** Covers a transaction that began before the backup and committed after it. */
const SLACK_MS = 60_000;

const { values, positionals } = parseArgs({
  options: { replace: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [folder] = positionals;
if (!folder) {
  console.error('Give the folder of a backup: npm run restore -- FOLDER [--replace]');
  process.exit(2);
}
// Nothing this process writes may be readable by other accounts of the machine.
process.umask(0o077);
const world = await openWorld();
try {
  const target = { databaseUrl: world.databaseUrl, storage: getPhotoStorage() };
  const { tables, photos, madeAt } = await putBack(target, path.resolve(folder), values);
  const erasures = await erasedSince(new Date(Date.parse(madeAt) - SLACK_MS));
  await eraseAgain(erasures);
  await closeDatabase();
  console.log(
    `${tables.length} tables and ${photos.length} files of photos are as they were at ${madeAt}; all sessions ended.`,
  );
  console.log(`${erasures.length} erasures since then were done again.`);
} catch (error) {
  if (!(error instanceof BackupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await world.close();
}
