import 'server-only';

import { MIN_PHOTO } from '@/lib/listings/form-limits';
import { MAX_PHOTOS } from '@/lib/listings/form-limits';
import { MAX_PHOTO_BYTES } from '@/lib/listings/photo-file';
import { listingFormTexts } from '@/lib/texts/listing-form';
import { photoTexts } from '@/lib/texts/photos';
import { invalid } from '@/server/http/errors';
import { UploadedFile } from '@/server/http/multipart';
import type { UploadLimits } from '@/server/http/multipart';
import { forgetPhotos } from '@/server/features/photos/forget-photos';
import { log } from '@/server/log';
import { decode, DecodeFault } from '@/server/features/photos/decode';
import type { PhotoFacts } from '@/server/features/photos/decoder/image';
import { storePhoto } from '@/server/features/photos/store-photo';
import type { StoredPhoto } from '@/server/features/photos/store-photo';

/** Limits on a form with photos; exceeding a listing's own maximum is reported by the listing's rules. */
export const photoLimits: UploadLimits = { files: 2 * MAX_PHOTOS, fileBytes: MAX_PHOTO_BYTES };

/** An uploaded photo that was accepted but is not stored yet. */
export interface ReceivedPhoto {
  file: UploadedFile;
  facts: PhotoFacts;
}

/**
 * The size rule applies at upload, to the photo as seen; the owner may rotate it later (docs/rules/photos.md#uploads).
 */
const isLandscape = ({ width, height }: PhotoFacts) =>
  width >= MIN_PHOTO.width && height >= MIN_PHOTO.height && width > height;

async function inspect(file: UploadedFile): Promise<PhotoFacts | keyof typeof photoTexts> {
  const bytes = await file.bytes();
  return decode('inspect', bytes).catch((error: unknown) => undecodable(error));
}

/** Turns a decoding failure into a fault of the photo; other errors are rethrown. */
function undecodable(error: unknown): 'undecodable' {
  if (!(error instanceof DecodeFault)) throw error;
  log.warn({ err: error }, 'a photo was refused that could not be decoded');
  return 'undecodable';
}

/** A photo that can be shown, of whatever size, or the sentence about what is wrong with the file. */
export async function receivePhoto(file: UploadedFile): Promise<ReceivedPhoto | string> {
  if (file.isTooLarge) return photoTexts.tooLarge;
  const facts = await inspect(file);
  return typeof facts === 'string' ? photoTexts[facts] : { file, facts };
}

async function receive(value: unknown): Promise<ReceivedPhoto | string> {
  if (!(value instanceof UploadedFile)) return listingFormTexts.photoMissing;
  const photo = await receivePhoto(value);
  return typeof photo === 'string' || isLandscape(photo.facts) ? photo : listingFormTexts.photoSize;
}

/** The acceptable files of a listing's form, one at a time in memory; `faults` are the sentences about the others. */
export async function receivePhotos(
  values: readonly unknown[],
): Promise<{ photos: ReceivedPhoto[]; faults: string[] }> {
  const photos: ReceivedPhoto[] = [];
  const faults = new Set<string>();
  for (const value of values) {
    const result = await receive(value);
    if (typeof result === 'string') faults.add(result);
    else photos.push(result);
  }
  return { photos, faults: [...faults] };
}

/** @throws DomainError invalid on the form's `field` when the photo cannot be decoded after all */
async function store({ file, facts }: ReceivedPhoto, field: string): Promise<StoredPhoto> {
  const bytes = await file.bytes();
  return storePhoto(bytes, facts).catch((error: unknown) => {
    throw invalid({ [field]: [photoTexts[undecodable(error)]] });
  });
}

/**
 * Stores the originals under new keys, and runs `save` with them. Without rows they are orphans: they are deleted if it
 * fails, or by the hourly job if even that does.
 * @param field the form field that they came in
 * @throws DomainError invalid on `field`
 */
export async function withStoredPhotos<T>(
  field: string,
  photos: readonly ReceivedPhoto[],
  save: (stored: StoredPhoto[]) => Promise<T>,
): Promise<T> {
  const stored: StoredPhoto[] = [];
  try {
    for (const photo of photos) stored.push(await store(photo, field));
    return await save(stored);
  } catch (error) {
    await forgetPhotos(stored.map(({ storageKey }) => storageKey));
    throw error;
  }
}
