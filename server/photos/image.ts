import 'server-only';

import sharp from 'sharp';
import type { PhotoFormat, Rotation } from '@/lib/listings/photos';
import { isPolyglot, sniffFormat } from '@/server/photos/sniff';

/**
 * The pixels of photos, through sharp. Metadata (EXIF, GPS) never leaves: sharp writes none unless asked, and the
 * orientation is turned into pixels first.
 */

/**
 * As much as an upload may have (docs/rules/photos.md#uploads); a header that claims more is refused before decoding.
 */
export const MAX_PIXELS = 50_000_000;

// Several photos at once, each on one core, are quicker than one after the other on all.
sharp.concurrency(1);

const open = (bytes: Buffer) => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();

const extensions = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif' } as const;
/** Every ending that an original can have. */
export const originalExtensions = Object.values(extensions);

export interface PhotoFacts {
  /** Of the stored original: jpg, png, webp or avif, by content. */
  extension: (typeof extensions)[keyof typeof extensions];
  /** Pixels as a person sees it: with the camera's orientation, without the owner's turn. */
  width: number;
  height: number;
}

/** Why a file is refused; `lib/texts/photos` says it. */
export type PhotoFault = 'notAPhoto' | 'tooManyPixels';

/**
 * What the bytes really are. The head alone is read first, so that a photo that claims to be enormous costs nothing.
 */
export async function findPhotoFacts(bytes: Buffer): Promise<PhotoFacts | PhotoFault> {
  const format = sniffFormat(bytes);
  if (format === null || isPolyglot(bytes)) return 'notAPhoto';
  try {
    const { format: found, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (found !== format) return 'notAPhoto';
    if (autoOrient.width * autoOrient.height > MAX_PIXELS) return 'tooManyPixels';
    // A truncated file has a good head; only decoding finds that out.
    await open(bytes).resize({ width: 16 }).toBuffer();
    return { extension: extensions[format], width: autoOrient.width, height: autoOrient.height };
  } catch {
    return 'notAPhoto';
  }
}

export const photoContentTypes: Readonly<Record<PhotoFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** The photo turned, at most `width` pixels wide and never larger than it is. */
export async function encodePhoto(
  original: Buffer,
  { rotate, width, format }: { rotate: Rotation; width: number; format: PhotoFormat },
): Promise<Buffer> {
  const image = open(original).rotate(rotate).resize({ width, withoutEnlargement: true });
  // Effort 2 takes a seventh of the time of the default for nearly the same bytes.
  if (format === 'avif') return image.avif({ quality: 55, effort: 2 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 78, effort: 3 }).toBuffer();
  return image.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true }).toBuffer();
}

/** A data: URL of about 150 bytes that shows sky, sea and house. */
export async function makePlaceholder(original: Buffer): Promise<string> {
  const tiny = await open(original)
    .resize({ width: 18, height: 12, fit: 'cover' })
    .blur(0.6)
    .webp({ quality: 40, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
