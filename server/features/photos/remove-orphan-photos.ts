import 'server-only';

import { prisma, sql } from '@/server/db';
import { removeStaleUploads } from '@/server/http/multipart';
import { forgetPhotos } from '@/server/features/photos/forget-photos';

/** A form being submitted stores its originals before their rows: a younger file may still get one. */
const GRACE_MS = 24 * 3600 * 1000;
const BATCH = 500;

/** Photos that have had no row for longer than the grace period, by key. */
const findUnclaimed = `
  SELECT storage_key FROM unclaimed_photos WHERE since < $1 AND storage_key > $2 ORDER BY storage_key LIMIT ${BATCH}`;

/**
 * The hourly job 'remove-orphan-photos': deletes originals without a listing and the files made from them once they are
 * older than a day, such as a crash between storing and saving leaves behind. The database knows which these may be, so
 * the storage is not scanned. Returns how many photos were handled.
 */
export async function removeOrphanPhotos(now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - GRACE_MS);
  let seen = 0;
  for (let last: string | undefined = ''; last !== undefined;) {
    const rows: { storage_key: string }[] = await sql('unclaimed-photos', findUnclaimed, [before, last]);
    const done = await forgetPhotos(rows.map(({ storage_key: key }) => key));
    // One that was used and released again meanwhile waits for a day of its own.
    await prisma().unclaimedPhoto.deleteMany({ where: { storageKey: { in: done }, since: { lt: before } } });
    seen += done.length;
    last = rows.length === BATCH ? rows.at(-1)?.storage_key : undefined;
  }
  await removeStaleUploads(now.getTime());
  return seen;
}
