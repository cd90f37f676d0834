/** `npm run backup [-- FOLDER]`: backs up database and photos into a new folder, by default below DATA_DIR/backups. */
import path from 'node:path';
import process from 'node:process';
import { backUp } from '@/scripts/backup/back-up';
import { BackupError } from '@/scripts/backup/folder';
import { openWorld } from '@/scripts/launch/world';
import { getPhotoStorage } from '@/server/storage/get-photo-storage';

// Nothing this process writes may be readable by other accounts of the machine.
process.umask(0o077);
const world = await openWorld();
const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '.');
const folder = path.resolve(process.argv[2] ?? path.join(world.dataDir, 'backups', stamp));
try {
  const { tables, photos } = await backUp(
    { databaseUrl: world.databaseUrl, storage: getPhotoStorage() },
    folder,
  );
  console.log(`${tables.length} tables and ${photos.length} files of photos are in ${folder}.`);
} catch (error) {
  if (!(error instanceof BackupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await world.close();
}
