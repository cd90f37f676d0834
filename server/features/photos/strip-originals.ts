import 'server-only';

import { sql, transaction } from '@/server/db';
import { enqueue } from '@/server/jobs/enqueue';
import { log } from '@/server/log';
import { decode } from '@/server/features/photos/decode';
import { extensionOf, originalType } from '@/server/features/photos/keys';
import { getPhotoStorage } from '@/server/storage/get-photo-storage';

/** Photos of one job; the next job goes on. */
const BATCH = 25;
/** Everything else goes first. */
const PRIORITY = 100;
/** Row of `app_settings` that says that the first of these jobs was queued. */
const markKey = 'originals_stripped';

const findAfter = `
  SELECT key FROM (
    (SELECT DISTINCT storage_key AS key FROM listing_pictures WHERE storage_key > $1 ORDER BY 1 LIMIT ${BATCH})
    UNION (SELECT DISTINCT image_key FROM news_articles WHERE image_key > $1 ORDER BY 1 LIMIT ${BATCH})
  ) AS photos ORDER BY key LIMIT ${BATCH}`;

async function stripOne(key: string): Promise<void> {
  const bytes = await getPhotoStorage().get(key);
  if (!bytes) return;
  const kept = await decode('toOriginal', bytes, extensionOf(key));
  if (!kept.bytes.equals(bytes)) await getPhotoStorage().put(key, kept.bytes, originalType(kept.extension));
}

/**
 * The job 'strip-originals': removes the cameras' metadata from some originals, as is done with new ones before they
 * are stored, and queues the next job. An unreadable photo holds up none of the others.
 */
export async function stripOriginals({ after }: { after: string }): Promise<void> {
  const rows = await sql<{ key: string }>('originals-after', findAfter, [after]);
  for (const { key } of rows)
    await stripOne(key).catch((error: unknown) =>
      log.error({ err: error, key }, 'a photo keeps its metadata'),
    );
  const last = rows.at(-1)?.key;
  if (last !== undefined)
    await transaction((tx) => enqueue(tx, 'strip-originals', { after: last }, { priority: PRIORITY }));
}

/** Queues the first of these jobs, once for a database. */
export async function stripOriginalsOnce(): Promise<void> {
  await transaction(async (tx) => {
    const { count } = await tx.appSetting.createMany({
      data: [{ key: markKey, value: true }],
      skipDuplicates: true,
    });
    if (count > 0) await enqueue(tx, 'strip-originals', { after: '' }, { priority: PRIORITY });
  });
}
