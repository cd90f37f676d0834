import 'server-only';

import { prisma } from '@/server/db';
import { log } from '@/server/log';
import { widthsFolder } from '@/server/features/photos/keys';
import { getPhotoStorage } from '@/server/storage/get-photo-storage';

/**
 * Deletes originals and everything made from them, unless a picture, an article or a landlord still uses them. Call it
 * after the transaction that removed those: if it rolls back, the photo must still exist. What the storage fails to
 * delete is logged and left for the hourly job. Returns the keys that need no further attempt.
 */
export async function forgetPhotos(storageKeys: readonly string[]): Promise<string[]> {
  const done: string[] = [];
  for (const key of storageKeys) {
    try {
      await removeFiles(key);
      done.push(key);
    } catch (error) {
      log.error({ err: error, key }, 'a photo stays behind');
    }
  }
  return done;
}

async function removeFiles(storageKey: string): Promise<void> {
  if (await prisma().listingPicture.findFirst({ where: { storageKey }, select: { id: true } })) return;
  if (await prisma().newsArticle.findFirst({ where: { imageKey: storageKey }, select: { id: true } })) return;
  if (await prisma().user.findFirst({ where: { photoKey: storageKey }, select: { id: true } })) return;
  const storage = getPhotoStorage();
  for await (const { key } of storage.list(widthsFolder(storageKey))) await storage.delete(key);
  await storage.delete(storageKey);
}
