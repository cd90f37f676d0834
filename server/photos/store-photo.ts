import 'server-only';

import { prisma } from '@/server/db';
import { makePlaceholder } from '@/server/photos/image';
import type { PhotoFacts } from '@/server/photos/image';
import { newOriginalKey, originalType } from '@/server/photos/keys';
import { stripMetadata } from '@/server/photos/strip-metadata';
import { getPhotoStorage } from '@/server/storage/get-photo-storage';

/** An original in the storage, with what its row says about it. */
export interface StoredPhoto {
  storageKey: string;
  width: number;
  height: number;
  placeholder: string;
}

/** Largest upload (docs/rules/photos.md#uploads). */
export const MAX_PHOTO_BYTES = 20 * 1024 * 1024;

/**
 * Stores an inspected original without its camera's metadata: nobody's location lies on a disk. Its row comes later, in
 * the transaction of its listing (`addPicture`).
 */
export async function storePhoto(bytes: Buffer, facts: PhotoFacts): Promise<StoredPhoto> {
  const storageKey = newOriginalKey(facts.extension);
  const placeholder = await makePlaceholder(bytes);
  const { width, height, extension } = facts;
  // Registered before it exists: whatever ends this process, nothing is left behind unseen.
  await prisma().unclaimedPhoto.create({ data: { storageKey } });
  await getPhotoStorage().put(storageKey, await stripMetadata(bytes, extension), originalType(extension));
  return { storageKey, width, height, placeholder };
}
