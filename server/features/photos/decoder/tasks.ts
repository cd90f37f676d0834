import 'server-only';

import { photoKindOf } from '@/lib/listings/photo-file';
import { cmykToRgb, isPlainCmyk } from '@/server/features/photos/decoder/cmyk';
import { encodeAnew } from '@/server/features/photos/decoder/encode-anew';
import { encodePhoto, findPhotoFacts, makePlaceholder } from '@/server/features/photos/decoder/image';
import { openImage } from '@/server/features/photos/decoder/open-image';
import { stripMetadata } from '@/server/features/photos/decoder/strip-metadata';
import type { OriginalExtension } from '@/server/features/photos/keys';

/** What is kept of an upload. */
export interface Original {
  bytes: Buffer;
  /** By content. */
  extension: OriginalExtension;
}

/** An upload as it is kept: without the camera's metadata, in the colours of a screen. */
async function toOriginal(bytes: Buffer, extension: OriginalExtension): Promise<Original> {
  const seen = (await isPlainCmyk(bytes)) ? await cmykToRgb(bytes) : bytes;
  const kept = await stripMetadata(seen, extension);
  return { bytes: kept, extension: photoKindOf(kept) === 'jpeg' ? 'jpg' : extension };
}

/** `toOriginal`, and a placeholder of it. */
async function prepare(
  bytes: Buffer,
  extension: OriginalExtension,
): Promise<Original & { placeholder: string }> {
  const original = await toOriginal(bytes, extension);
  return { ...original, placeholder: await makePlaceholder(original.bytes) };
}

/** Every pixel of a kept original, upright, without metadata. */
const upright = (bytes: Buffer, extension: OriginalExtension): Promise<Buffer> =>
  encodeAnew(openImage(bytes), extension);

/** Everything that is done with the pixels of photos, in the process that may die of them. */
export const photoTasks = { inspect: findPhotoFacts, prepare, toOriginal, encode: encodePhoto, upright };
export type PhotoTasks = typeof photoTasks;
