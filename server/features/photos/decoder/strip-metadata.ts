import 'server-only';

import type { Metadata, Sharp } from 'sharp';
import { encodeAnew } from '@/server/features/photos/decoder/encode-anew';
import { openAsStored } from '@/server/features/photos/decoder/open-image';
import { needsTag, orientationTiff } from '@/server/features/photos/decoder/orientation-tag';
import { stripJpeg } from '@/server/features/photos/decoder/strip-jpeg';
import { stripPng } from '@/server/features/photos/decoder/strip-png';
import { stripWebp } from '@/server/features/photos/decoder/strip-webp';
import type { OriginalExtension } from '@/server/features/photos/keys';

/** By kind of file: how metadata is removed while every pixel stays. In AVIF it lies among the pixels. */
const strippers: Partial<
  Record<OriginalExtension, (bytes: Buffer, orientation: number | undefined) => Buffer>
> = {
  jpg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
};

/** More than which way up it is. */
function tellsMore({ exif, xmp, iptc, comments, orientation }: Metadata): boolean {
  if (xmp || iptc || comments?.length) return true;
  if (!exif) return false;
  const tag = orientationTiff(orientation ?? 1);
  return !exif.subarray(-tag.length).equals(tag) || exif.length > tag.length + 'Exif\0\0'.length;
}

/** Null where the result would be another photo, or still says more than its pixels. */
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
 * A photo without what the camera, the phone or a program wrote into it: place, time, device, names, small copies.
 * Pixels and orientation stay as they are.
 */
export async function stripMetadata(bytes: Buffer, extension: OriginalExtension): Promise<Buffer> {
  const before = await openAsStored(bytes).metadata();
  const stripped = await stripLosslessly(bytes, extension, before);
  // The last resort for unusual files. The profile is of the pixels that the file had, unless they change their kind.
  return stripped ?? encodeAnew(withProfile(openAsStored(bytes).autoOrient(), before), extension);
}
