import 'server-only';

import { prisma } from '@/server/db';
import { log } from '@/server/log';
import { decode, DecodeFault } from '@/server/features/photos/decode';
import { getPhotoStorage } from '@/server/storage/get-photo-storage';

/** Photos in one run; the rest waits for the next. */
const MOST = 5000;

/** Photos of listings that were stored before hashes were, or whose hash was lost. */
const findUnhashed = () =>
  prisma().$queryRaw<{ storageKey: string }[]>`
    SELECT DISTINCT p.storage_key AS "storageKey" FROM listing_pictures p
    WHERE NOT EXISTS (SELECT FROM photo_hashes h WHERE h.storage_key = p.storage_key) LIMIT ${MOST}`;

/** Null if the original is gone or cannot be decoded, so that it is not tried again. */
async function hashOf(storageKey: string): Promise<bigint | null> {
  const original = await getPhotoStorage().get(storageKey);
  if (!original) return null;
  try {
    const hash = await decode('hash', original);
    return hash === null ? null : BigInt(hash);
  } catch (error) {
    if (!(error instanceof DecodeFault)) throw error;
    log.error({ err: error, key: storageKey }, 'a photo stays without hash');
    return null;
  }
}

/** The job 'hash-photos': computes the hashes of photos that have none yet. */
export async function hashPhotos(): Promise<void> {
  for (const { storageKey } of await findUnhashed())
    await prisma().photoHash.createMany({
      data: [{ storageKey, hash: await hashOf(storageKey) }],
      skipDuplicates: true,
    });
}
