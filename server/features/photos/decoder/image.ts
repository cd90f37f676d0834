import 'server-only';

import sharp from 'sharp';
import { photoKindOf, pixelFault } from '@/lib/listings/photo-file';
import type { PhotoFileFault } from '@/lib/listings/photo-file';
import type { PhotoFormat, Rotation } from '@/lib/listings/photos';
import { background, openImage } from '@/server/features/photos/decoder/open-image';
import { isPolyglot } from '@/server/features/photos/decoder/polyglot';
import type { OriginalExtension } from '@/server/features/photos/keys';

/**
 * The pixels of photos, through sharp. Metadata (EXIF, GPS) is always dropped: sharp writes none unless asked, and the
 * orientation is applied to the pixels first.
 */

/** Formats by our name, with the file extension and sharp's name. */
const kinds = {
  jpeg: { extension: 'jpg', format: 'jpeg' },
  png: { extension: 'png', format: 'png' },
  webp: { extension: 'webp', format: 'webp' },
  avif: { extension: 'avif', format: 'heif' },
} as const;

export interface PhotoFacts {
  /** Of the uploaded file, by its content. */
  extension: OriginalExtension;
  /** In pixels as seen: with the camera's orientation applied, without the owner's rotation. */
  width: number;
  height: number;
}

/**
 * Determines what a file really is. Only its header is read at first, so that a photo that claims to be enormous costs
 * nothing.
 */
export async function findPhotoFacts(bytes: Buffer): Promise<PhotoFacts | PhotoFileFault> {
  const kind = photoKindOf(bytes);
  if (kind === 'heic') return 'heic';
  if (kind === null || isPolyglot(bytes)) return 'notAPhoto';
  const { extension, format } = kinds[kind];
  try {
    const { format: found, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (found !== format) return 'notAPhoto';
    const { width, height } = autoOrient;
    const fault = pixelFault({ width, height });
    if (fault) return fault;
    // A truncated file has a valid header; only decoding shows it.
    await openImage(bytes).resize({ width: 16 }).toBuffer();
    return { extension, width, height };
  } catch {
    return 'notAPhoto';
  }
}

interface Encoding {
  rotate: Rotation;
  width: number;
  format: PhotoFormat;
}

/** The photo rotated, at most `width` pixels wide and never enlarged. */
export async function encodePhoto(original: Buffer, { rotate, width, format }: Encoding): Promise<Buffer> {
  const turned = openImage(original).rotate(rotate).resize({ width, withoutEnlargement: true });
  const image = turned.flatten({ background });
  // Effort 2 takes a seventh of the default's time for nearly the same size.
  if (format === 'avif') return image.avif({ quality: 55, effort: 2 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 78, effort: 3 }).toBuffer();
  return image.jpeg({ quality: 80, progressive: true }).toBuffer();
}

/** A data: URL of about 150 bytes that hints at sky, sea and house. */
export async function makePlaceholder(original: Buffer): Promise<string> {
  const tiny = await openImage(original)
    .resize({ width: 18, height: 12, fit: 'cover' })
    .flatten({ background })
    .blur(0.6)
    .webp({ quality: 40, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
