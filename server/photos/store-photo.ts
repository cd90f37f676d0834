import 'server-only';

import { invalid } from '@/server/http/errors';
import { photoTexts } from '@/lib/texts/photos';
import { findPhotoFacts, makePlaceholder } from '@/server/photos/image';
import type { PhotoFacts } from '@/server/photos/image';
import { newOriginalKey } from '@/server/photos/keys';
import { getPhotoStorage } from '@/server/storage/get-photo-storage';

/** An original in the storage, with what its row says about it. */
export interface StoredPhoto {
  storageKey: string;
  width: number;
  height: number;
  placeholder: string;
}

/** Largest upload (decisions, 'photos'). */
export const MAX_PHOTO_BYTES = 20 * 1024 * 1024;

/**
 * What an uploaded photo is, by its content.
 * @throws DomainError 422 on `field` for more than 20 MB, 50 megapixels, or anything that is no photo
 */
export async function inspectPhoto(bytes: Buffer, field: string): Promise<PhotoFacts> {
  if (bytes.length > MAX_PHOTO_BYTES) throw invalid({ [field]: [photoTexts.tooLarge] });
  const facts = await findPhotoFacts(bytes);
  if (typeof facts === 'string') throw invalid({ [field]: [photoTexts[facts]] });
  return facts;
}

/** Keeps an original that was inspected; its row comes later, in the transaction of its listing (`addPicture`). */
export async function storePhoto(bytes: Buffer, facts: PhotoFacts): Promise<StoredPhoto> {
  const storageKey = newOriginalKey(facts.extension);
  const placeholder = await makePlaceholder(bytes);
  const { width, height, extension } = facts;
  await getPhotoStorage().put(storageKey, bytes, `image/${extension === 'jpg' ? 'jpeg' : extension}`);
  return { storageKey, width, height, placeholder };
}
