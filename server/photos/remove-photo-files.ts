import 'server-only';

import { prisma } from '@/server/db';
import { widthsFolder } from '@/server/photos/keys';
import { getPhotoStorage } from '@/server/storage/get-photo-storage';

/**
 * Removes an original and all that was made of it, unless a picture or an article still uses it. Call it after the
 * transaction that removed it there: a photo whose row came back must not be gone.
 */
export async function removePhotoFiles(storageKey: string): Promise<void> {
  if (await prisma().listingPicture.findFirst({ where: { storageKey }, select: { id: true } })) return;
  if (await prisma().newsArticle.findFirst({ where: { imageKey: storageKey }, select: { id: true } })) return;
  const storage = getPhotoStorage();
  for await (const { key } of storage.list(widthsFolder(storageKey))) await storage.delete(key);
  await storage.delete(storageKey);
}
