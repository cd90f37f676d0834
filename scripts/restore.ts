/** `npm run restore -- FOLDER [--replace]`: puts a backup back; web servers and workers have to rest meanwhile. */
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { BackupError } from '@/scripts/backup/folder';
import { putBack } from '@/scripts/backup/put-back';
import { openWorld } from '@/scripts/launch/world';
import { getPhotoStorage } from '@/server/storage/get-photo-storage';

const { values, positionals } = parseArgs({
  options: { replace: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [folder] = positionals;
if (!folder) {
  console.error('Give the folder of a backup: npm run restore -- FOLDER [--replace]');
  process.exit(2);
}
// Whatever this process writes, no other account of the machine reads.
process.umask(0o077);
const world = await openWorld();
try {
  const target = { databaseUrl: world.databaseUrl, storage: getPhotoStorage() };
  const { tables, photos, madeAt } = await putBack(target, path.resolve(folder), values);
  console.log(`${tables.length} tables and ${photos.length} files of photos are as they were at ${madeAt}.`);
} catch (error) {
  if (!(error instanceof BackupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await world.close();
}
