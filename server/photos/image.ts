import 'server-only';

import sharp from 'sharp';
import type { PhotoFormat, Rotation } from '@/lib/listings/photos';

/**
 * The pixels of photos, through sharp. Metadata (EXIF, GPS) never leaves: sharp writes none unless asked, and what
 * it says about orientation is turned into pixels first.
 */

/** As much as an upload may have (decisions, 'photos'); a header that claims more is refused before decoding. */
export const MAX_PIXELS = 50_000_000;

// Several photos at a time, each on one core, is quicker than one after the other on all.
sharp.concurrency(1);

const open = (bytes: Buffer) => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();

const extensions = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif' } as const;

export interface PhotoFacts {
  /** Of the stored original: jpg, png, webp or avif, as its content says. */
  extension: (typeof extensions)[keyof typeof extensions];
  /** Pixels as a person sees it: the camera's orientation applied, the owner's turn not. */
  width: number;
  height: number;
}

const isKnown = (format: string): format is keyof typeof extensions => format in extensions;

/** What the bytes really are; null for anything that is no whole photo of a kind we take, or has too many pixels. */
export async function findPhotoFacts(bytes: Buffer): Promise<PhotoFacts | null> {
  try {
    const image = open(bytes);
    const { format, autoOrient } = await image.metadata();
    if (!isKnown(format) || autoOrient.width * autoOrient.height > MAX_PIXELS) return null;
    // A file that was cut short has a good head; only decoding finds that out.
    await image.clone().resize({ width: 16 }).toBuffer();
    return { extension: extensions[format], width: autoOrient.width, height: autoOrient.height };
  } catch {
    return null;
  }
}

export const photoContentTypes: Readonly<Record<PhotoFormat, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** The photo turned, at most `width` pixels wide and never larger than it is. */
export async function encodePhoto(
  original: Buffer,
  { rotate, width, format }: { rotate: Rotation; width: number; format: PhotoFormat },
): Promise<Buffer> {
  const image = open(original).rotate(rotate).resize({ width, withoutEnlargement: true });
  if (format === 'webp') return image.webp({ quality: 78, effort: 3 }).toBuffer();
  return image.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true }).toBuffer();
}

/** A data: URL of about 150 bytes in which one sees sky, sea and house. */
export async function makePlaceholder(original: Buffer): Promise<string> {
  const tiny = await open(original)
    .resize({ width: 18, height: 12, fit: 'cover' })
    .blur(0.6)
    .webp({ quality: 40, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
