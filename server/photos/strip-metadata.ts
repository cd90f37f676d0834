import 'server-only';

import sharp from 'sharp';
import type { Metadata } from 'sharp';
import { MAX_PIXELS } from '@/server/photos/image';
import type { PhotoFacts } from '@/server/photos/image';
import { needsTag, orientationTiff } from '@/server/photos/orientation-tag';
import { stripJpeg } from '@/server/photos/strip-jpeg';
import { stripPng } from '@/server/photos/strip-png';
import { stripWebp } from '@/server/photos/strip-webp';

type Extension = PhotoFacts['extension'];

/** By kind of file: how metadata is removed while every pixel stays. In AVIF it lies among the pixels. */
const strippers: Partial<Record<Extension, (bytes: Buffer, orientation: number | undefined) => Buffer>> = {
  jpg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
};

const open = (bytes: Buffer) => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });

/** More than which way up it is. */
function tellsMore({ exif, xmp, iptc, comments, orientation }: Metadata): boolean {
  if (xmp || iptc || comments?.length) return true;
  if (!exif) return false;
  const tag = orientationTiff(orientation ?? 1);
  return !exif.subarray(-tag.length).equals(tag) || exif.length > tag.length + 'Exif\0\0'.length;
}

/** The last resort for unusual files: pixels made anew, as close as possible. */
function encodeAnew(bytes: Buffer, extension: Extension): Promise<Buffer> {
  const image = open(bytes).autoOrient().keepIccProfile();
  if (extension === 'png') return image.png().toBuffer();
  if (extension === 'webp') return image.webp({ quality: 95 }).toBuffer();
  if (extension === 'avif') return image.avif({ quality: 90, effort: 2 }).toBuffer();
  return image.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** Null where the result would be another photo, or still says more than its pixels. */
async function stripLosslessly(
  bytes: Buffer,
  extension: Extension,
  before: Metadata,
): Promise<Buffer | null> {
  try {
    const stripped = strippers[extension]?.(bytes, before.orientation) ?? bytes;
    const after = await open(stripped).metadata();
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

/**
 * A photo without what the camera, the phone or a program wrote into it: place, time, device, names, small copies.
 * Pixels and orientation stay as they are.
 */
export async function stripMetadata(bytes: Buffer, extension: Extension): Promise<Buffer> {
  const before = await open(bytes).metadata();
  return (await stripLosslessly(bytes, extension, before)) ?? encodeAnew(bytes, extension);
}
