import 'server-only';

import { z } from '@/lib/api/zod';
import { photoFormats, photoWidths } from '@/lib/listings/photos';
import type { PhotoFormat, PhotoWidth, Rotation } from '@/lib/listings/photos';
import { DomainError } from '@/server/http/errors';
import { hasCopy } from '@/server/http/has-copy';
import { fileReply, reply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';
import type { FileAnswer } from '@/server/http/answer';
import { photoContentTypes, servedKey } from '@/server/features/photos/keys';
import type { ServedPhoto } from '@/server/features/photos/keys';
import { makeServedPhoto } from '@/server/features/photos/make-served-photo';
import { getPhotoStorage } from '@/server/storage/get-photo-storage';

/** `{width}.{format}`, the last part of a photo's address; any other name is not found. */
export const servedFileName = z
  .string()
  .regex(new RegExp(`^(?:${photoWidths.join('|')})\\.(?:${photoFormats.join('|')})$`));

/** The response of `sendServedFile`, for declaring a call. */
export const servedPhotoAnswer: FileAnswer = { file: Object.values(photoContentTypes), revalidated: true };

function parseFile(file: string): { width: PhotoWidth; format: PhotoFormat } {
  const [name, extension] = file.split('.');
  const width = photoWidths.find((known) => String(known) === name);
  const format = photoFormats.find((known) => known === extension);
  if (width === undefined || format === undefined) throw new DomainError('not_found');
  return { width, format };
}

/** AVIF takes seconds, so it is only made after upload; the other formats are made at the first request. */
async function findBytes(served: ServedPhoto): Promise<Buffer | null> {
  if (served.format === 'avif') return getPhotoStorage().get(servedKey(served));
  return makeServedPhoto(getPhotoStorage(), served);
}

interface ServedFile {
  original: { key: string; rotate: Rotation };
  /** A valid `servedFileName`. */
  file: string;
  cacheControl: string;
  /** Headers of the request. */
  headers: Headers;
}

/**
 * One served file of an original that the caller may see: its bytes, or 304 for clients that have them.
 * @throws DomainError not_found if there is no such file
 */
export async function sendServedFile({ original, file, cacheControl, headers }: ServedFile): Promise<Reply> {
  const served: ServedPhoto = { ...parseFile(file), originalKey: original.key, rotate: original.rotate };
  const etag = `"${servedKey(served)}"`;
  const answer = { etag, 'cache-control': cacheControl };
  if (hasCopy(headers, etag)) return reply(undefined, { status: 304, headers: answer });
  const bytes = await findBytes(served);
  if (!bytes) throw new DomainError('not_found');
  return fileReply(new Uint8Array(bytes), {
    ...answer,
    'content-type': photoContentTypes[served.format],
    'content-length': String(bytes.length),
  });
}
