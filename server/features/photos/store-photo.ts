import 'server-only';

import { prisma } from '@/server/db';
import { decode } from '@/server/features/photos/decode';
import type { PhotoFacts } from '@/server/features/photos/decoder/image';
import { newOriginalKey, originalType } from '@/server/features/photos/keys';
import { getPhotoStorage } from '@/server/storage/get-photo-storage';

/** An original in the storage, with the values for its row. */
export interface StoredPhoto {
  storageKey: string;
  width: number;
  height: number;
  placeholder: string;
}

/**
 * Stores an inspected original without the camera's metadata, so that nobody's location ends up on disk. Its row is
 * added later, in the transaction of its listing (`addPicture`).
 * @throws DecodeFault
 */
export async function storePhoto(bytes: Buffer, facts: PhotoFacts): Promise<StoredPhoto> {
  const { width, height } = facts;
  const original = await decode('prepare', bytes, facts.extension);
  const { extension, placeholder, hash } = original;
  const storageKey = newOriginalKey(extension);
  // Registered before it exists, so that a crash never leaves behind an unknown file.
  await prisma().unclaimedPhoto.create({ data: { storageKey } });
  await prisma().photoHash.create({ data: { storageKey, hash: hash === null ? null : BigInt(hash) } });
  await getPhotoStorage().put(storageKey, original.bytes, originalType(extension));
  return { storageKey, width, height, placeholder };
}
