import 'server-only';

import { prisma } from '@/server/db';
import { decode } from '@/server/features/photos/decode';
import type { PhotoFacts } from '@/server/features/photos/decoder/image';
import { newOriginalKey, originalType } from '@/server/features/photos/keys';
import { getPhotoStorage } from '@/server/storage/get-photo-storage';

/** An original in the storage, with what its row says about it. */
export interface StoredPhoto {
  storageKey: string;
  width: number;
  height: number;
  placeholder: string;
}

/**
 * Stores an inspected original without its camera's metadata: nobody's location lies on a disk. Its row comes later, in
 * the transaction of its listing (`addPicture`).
 * @throws DecodeFault
 */
export async function storePhoto(bytes: Buffer, facts: PhotoFacts): Promise<StoredPhoto> {
  const { width, height } = facts;
  const original = await decode('prepare', bytes, facts.extension);
  const { extension, placeholder } = original;
  const storageKey = newOriginalKey(extension);
  // Registered before it exists: whatever ends this process, nothing is left behind unseen.
  await prisma().unclaimedPhoto.create({ data: { storageKey } });
  await getPhotoStorage().put(storageKey, original.bytes, originalType(extension));
  return { storageKey, width, height, placeholder };
}
