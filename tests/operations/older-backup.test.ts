/** A backup of an older release, restored by this one, equals the older database after its migration. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { backUp } from '@/scripts/backup/back-up';
import { putBack } from '@/scripts/backup/put-back';
import { visitorTables } from '@/scripts/fences/visitor-tables';
import { withDatabase } from '@/scripts/postgres/connection';
import { applyMigrations, migrationNames } from '@/scripts/postgres/migrations';
import { closeDatabase } from '@/server/db';
import { FolderStorage } from '@/server/storage/folder-storage';
import { makeListing } from '@/tests/factories/listing';
import { daysFromToday, makeOccupancy } from '@/tests/factories/occupancy';
import { makePicture } from '@/tests/factories/picture';
import { testDatabaseUrl } from '@/tests/support/database';
import { cutsOf } from '@/tools/upgrade/cuts';
import { fillOlderWorld } from '@/tools/upgrade/older-world';
import { differences, sumsOf } from '@/tools/upgrade/sums';
import { dropDatabase } from '@/tools/upgrade/world';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-older-'));
const storage = new FolderStorage(path.join(root, 'photos'));
const urlOf = (name: string) => withDatabase(testDatabaseUrl, `kust_${name}_${process.pid}`);
const [olderUrl, restoredUrl] = [urlOf('older'), urlOf('restored')];

afterAll(async () => {
  await closeDatabase();
  for (const url of [olderUrl, restoredUrl]) await dropDatabase(url);
  fs.rmSync(root, { recursive: true, force: true });
});

it.each(cutsOf(migrationNames()).lasts.slice(-2))('of a release with migrations up to %s', async (last) => {
  const listing = await makeListing();
  await makePicture({ listingId: listing.id });
  await makeOccupancy({ listingId: listing.id, ...daysFromToday(3, 9) });
  for (const url of [olderUrl, restoredUrl]) await dropDatabase(url);
  await applyMigrations(olderUrl, { only: new Set(migrationNames().filter((name) => name <= last)) });
  await fillOlderWorld(testDatabaseUrl, olderUrl);

  const folder = path.join(root, last);
  await backUp({ databaseUrl: olderUrl, storage }, folder);
  await putBack({ databaseUrl: restoredUrl, storage }, folder, { replace: false });
  expect(await applyMigrations(olderUrl)).toEqual(migrationNames().filter((name) => name > last));

  const [migrated, restored] = [
    await sumsOf(olderUrl, visitorTables),
    await sumsOf(restoredUrl, visitorTables),
  ];
  expect(migrated.listings?.rows).toBeGreaterThan(0);
  expect(migrated.occupancies?.rows).toBeGreaterThan(0);
  expect(Object.keys(migrated).toSorted()).toEqual([...visitorTables].toSorted());
  // Cached pages are told of each change by the moment it was made.
  expect(differences(migrated, restored).filter((place) => !place.startsWith('changes'))).toEqual([]);
});
