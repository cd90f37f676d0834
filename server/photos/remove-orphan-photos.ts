import 'server-only';

import { sql } from '@/server/db';
import { removeStaleUploads } from '@/server/http/multipart';
import { originalExtensions } from '@/server/photos/image';
import { photoNameOf } from '@/server/photos/keys';
import { getPhotoStorage } from '@/server/storage/get-photo-storage';
import type { StoredFile } from '@/server/storage/photo-storage';

/** A form that is being sent has its originals before their rows: what is younger may still get one. */
const GRACE_MS = 24 * 3600 * 1000;
const BATCH = 500;

async function* inBatches<T>(items: AsyncIterable<T>, size: number): AsyncIterable<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Which of these photos a listing or an article has. Originals are asked for by whole keys, which the index finds. */
async function findUsedNames(names: readonly string[]): Promise<Set<string>> {
  const keys = names.flatMap((name) =>
    originalExtensions.map((extension) => `originals/${name}.${extension}`),
  );
  const rows = await sql<{ storage_key: string }>(
    'used-photos',
    `SELECT storage_key FROM listing_pictures WHERE storage_key = ANY ($1)
     UNION SELECT image_key FROM news_articles WHERE image_key = ANY ($1)`,
    [keys],
  );
  return new Set(rows.map(({ storage_key: key }) => photoNameOf(key)));
}

async function removeOrphans(files: readonly StoredFile[], before: Date): Promise<number> {
  const old = files.filter(({ storedAt }) => storedAt < before);
  const used = await findUsedNames([...new Set(old.map(({ key }) => photoNameOf(key)))]);
  const orphans = old.filter(({ key }) => !used.has(photoNameOf(key)));
  for (const { key } of orphans) await getPhotoStorage().delete(key);
  return orphans.length;
}

/**
 * The hourly job 'remove-orphan-photos': originals without a listing and files made of them, older than a day, such
 * as a crash between storing and saving leaves behind. Returns how many files went.
 */
export async function removeOrphanPhotos(now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - GRACE_MS);
  let removed = 0;
  for (const folder of ['originals', 'widths']) {
    for await (const files of inBatches(getPhotoStorage().list(folder), BATCH)) {
      removed += await removeOrphans(files, before);
    }
  }
  await removeStaleUploads(now.getTime());
  return removed;
}
