/**
 * The requirements for photo files (docs/rules/photos.md#uploads), checked by the form before uploading and again by
 * the server.
 */

export const MAX_PHOTO_BYTES = 20 * 1024 * 1024;

/** Slightly above the 51.2 million pixels of the largest '50 megapixel' phone cameras. */
export const MAX_PHOTO_PIXELS = 52_000_000;

/** For a file input. If the types are listed, phones convert their own formats to JPEG. */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/avif';

/** The type of a file according to its first bytes, regardless of its name. */
export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

/** The number of leading bytes needed to detect the type. */
export const PHOTO_HEAD_BYTES = 64;

/** Why a file is not an acceptable photo; the messages are in `lib/texts/photos`. */
export type PhotoFileFault = 'notAPhoto' | 'heic' | 'tooLarge' | 'tooManyPixels';

const textAt = (head: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...head.subarray(from, to));

/** The brands of a file in the container format that AVIF and HEIC share: its major brand and the compatible ones. */
function heifBrands(head: Uint8Array): string[] {
  const [high = 0, middle = 0, low = 0, least = 0] = head;
  const end = Math.min(head.length, ((high * 256 + middle) * 256 + low) * 256 + least);
  const brands = [textAt(head, 8, 12)];
  // A version field lies between them.
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(head, at, at + 4));
  return brands;
}

function heifKindOf(head: Uint8Array): PhotoKind | null {
  const brands = heifBrands(head);
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return 'avif';
  return brands.some((brand) => /^(?:hei[cxms]|hev[cxms]|mif[12]|msf1)$/.test(brand)) ? 'heic' : null;
}

/** The type of the file that starts with these bytes, or null if it is not a known photo format. */
export function photoKindOf(head: Uint8Array): PhotoKind | null {
  if (textAt(head, 0, 3) === '\xFF\xD8\xFF') return 'jpeg';
  if (textAt(head, 0, 8) === '\x89PNG\r\n\x1A\n') return 'png';
  if (textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 12) === 'WEBP') return 'webp';
  return textAt(head, 4, 8) === 'ftyp' ? heifKindOf(head) : null;
}

/** Checks a file by its size in bytes and its first bytes, before it is decoded. */
export function photoFileFault({ size, head }: { size: number; head: Uint8Array }): PhotoFileFault | null {
  const kind = photoKindOf(head);
  if (kind === null) return 'notAPhoto';
  if (kind === 'heic') return 'heic';
  return size > MAX_PHOTO_BYTES ? 'tooLarge' : null;
}

/** Checks that a decoded photo of `width` by `height` pixels is not too large. */
export function pixelFault({ width, height }: { width: number; height: number }): PhotoFileFault | null {
  return width * height > MAX_PHOTO_PIXELS ? 'tooManyPixels' : null;
}
