import 'server-only';

import { photoKindOf } from '@/lib/listings/photo-file';
import { cmykToRgb, isPlainCmyk } from '@/server/features/photos/decoder/cmyk';
import { encodeAnew } from '@/server/features/photos/decoder/encode-anew';
import { encodePhoto, findPhotoFacts, makePlaceholder } from '@/server/features/photos/decoder/image';
import { hashPhoto } from '@/server/features/photos/decoder/hash-photo';
import { openImage } from '@/server/features/photos/decoder/open-image';
import { stripMetadata } from '@/server/features/photos/decoder/strip-metadata';
import type { OriginalExtension } from '@/server/features/photos/keys';

/** The stored version of an upload. */
export interface Original {
  bytes: Buffer;
  /** By content. */
  extension: OriginalExtension;
}

/** The stored version of an upload: without camera metadata, in RGB. */
async function toOriginal(bytes: Buffer, extension: OriginalExtension): Promise<Original> {
  const seen = (await isPlainCmyk(bytes)) ? await cmykToRgb(bytes) : bytes;
  const kept = await stripMetadata(seen, extension);
  return { bytes: kept, extension: photoKindOf(kept) === 'jpeg' ? 'jpg' : extension };
}

/** `toOriginal`, a placeholder of it, and what it looks like. */
async function prepare(
  bytes: Buffer,
  extension: OriginalExtension,
): Promise<Original & { placeholder: string; hash: string | null }> {
  const original = await toOriginal(bytes, extension);
  const { bytes: kept } = original;
  return { ...original, placeholder: await makePlaceholder(kept), hash: await hashPhoto(kept) };
}

/** Re-encodes a stored original, upright and without metadata. */
const upright = (bytes: Buffer, extension: OriginalExtension): Promise<Buffer> =>
  encodeAnew(openImage(bytes), extension);

/** Everything that is done with the pixels of photos, in the child process that may crash on them. */
export const photoTasks = {
  inspect: findPhotoFacts,
  prepare,
  toOriginal,
  encode: encodePhoto,
  upright,
  hash: hashPhoto,
};
export type PhotoTasks = typeof photoTasks;
