import 'server-only';

import type { Metadata, Sharp } from 'sharp';
import { encodeAnew } from '@/server/features/photos/decoder/encode-anew';
import { openAsStored } from '@/server/features/photos/decoder/open-image';
import { needsTag, orientationTiff } from '@/server/features/photos/decoder/orientation-tag';
import { stripJpeg } from '@/server/features/photos/decoder/strip-jpeg';
import { stripPng } from '@/server/features/photos/decoder/strip-png';
import { stripWebp } from '@/server/features/photos/decoder/strip-webp';
import type { OriginalExtension } from '@/server/features/photos/keys';

/** By format: how to remove metadata while keeping every pixel. In AVIF it cannot be separated from the pixels. */
const strippers: Partial<
  Record<OriginalExtension, (bytes: Buffer, orientation: number | undefined) => Buffer>
> = {
  jpg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
};

/** Whether there is metadata beyond the orientation. */
function tellsMore({ exif, xmp, iptc, comments, orientation }: Metadata): boolean {
  if (xmp || iptc || comments?.length) return true;
  if (!exif) return false;
  const tag = orientationTiff(orientation ?? 1);
  return !exif.subarray(-tag.length).equals(tag) || exif.length > tag.length + 'Exif\0\0'.length;
}

/** Null if the result would look different, or still contains metadata. */
async function stripLosslessly(
  bytes: Buffer,
  extension: OriginalExtension,
  before: Metadata,
): Promise<Buffer | null> {
  try {
    const stripped = strippers[extension]?.(bytes, before.orientation) ?? bytes;
    const after = await openAsStored(stripped).metadata();
    const isSame =
      after.width === before.width &&
      after.height === before.height &&
      needsTag(after.orientation) === needsTag(before.orientation) &&
      (after.orientation ?? 1) === (before.orientation ?? 1);
    return isSame && !tellsMore(after) ? stripped : null;
  } catch {
    return null;
  }
}

const withProfile = (image: Sharp, { space }: Metadata) =>
  space === 'cmyk' ? image : image.keepIccProfile();

/**
 * The photo without what the camera, the phone or a program wrote into it: place, time, device, names, thumbnails.
 * Pixels and orientation stay as they are.
 */
export async function stripMetadata(bytes: Buffer, extension: OriginalExtension): Promise<Buffer> {
  const before = await openAsStored(bytes).metadata();
  const stripped = await stripLosslessly(bytes, extension, before);
  // The last resort for unusual files. The colour profile fits the file's own pixels, unless their colour space
  // changes.
  return stripped ?? encodeAnew(withProfile(openAsStored(bytes).autoOrient(), before), extension);
}
