import 'server-only';

import { sql } from '@/server/db';
import { originalExtensions, photoNameOf } from '@/server/features/photos/keys';
import { getPhotoStorage } from '@/server/storage/get-photo-storage';
import type { StoredFile } from '@/server/storage/photo-storage';

/** The database already knows about anything younger (`storePhoto`). */
const GRACE_MS = 24 * 3600 * 1000;
const BATCH = 500;

const keyOf = (name: string, extension: string) => `originals/${name}.${extension}`;

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

/** Which of these photos a listing, an article or a landlord uses. Looked up by complete keys, so that the index is used. */
async function findUsedNames(names: readonly string[]): Promise<Set<string>> {
  const keys = names.flatMap((name) => originalExtensions.map((extension) => keyOf(name, extension)));
  const rows = await sql<{ storage_key: string }>(
    'used-photos',
    `SELECT storage_key FROM listing_pictures WHERE storage_key = ANY ($1)
     UNION SELECT image_key FROM news_articles WHERE image_key = ANY ($1)
     UNION SELECT photo_key FROM users WHERE photo_key = ANY ($1)`,
    [keys],
  );
  return new Set(rows.map(({ storage_key: key }) => photoNameOf(key)));
}

async function noteStrangers(files: readonly StoredFile[], before: Date): Promise<void> {
  const old = files.filter(({ storedAt }) => storedAt < before).map(({ key }) => key);
  const used = await findUsedNames([...new Set(old.map(photoNameOf))]);
  const strangers = old.filter((key) => !used.has(photoNameOf(key)));
  // Some only have resized files left: an original key with any extension leads to them.
  const keys = strangers.map((key) => (key.startsWith('originals/') ? key : keyOf(photoNameOf(key), 'jpg')));
  if (keys.length === 0) return;
  await sql(
    'note-unclaimed-photos',
    'INSERT INTO unclaimed_photos (storage_key) SELECT DISTINCT unnest($1::text[]) ON CONFLICT DO NOTHING',
    [keys],
  );
}

/**
 * The weekly job 'survey-photos': scans the whole storage for photos that the database does not know, for instance
 * after a restore. They are deleted a day later, unless a row uses them by then.
 */
export async function surveyPhotos(now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - GRACE_MS);
  for (const folder of ['originals', 'widths'])
    for await (const files of inBatches(getPhotoStorage().list(folder), BATCH))
      await noteStrangers(files, before);
}
