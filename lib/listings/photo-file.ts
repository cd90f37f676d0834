/**
 * What a file has to be to be taken as a photo (docs/rules/photos.md#uploads): the form judges by it before anything
 * is sent, and the server again.
 */

export const MAX_PHOTO_BYTES = 20 * 1024 * 1024;

/** A little more than the 51.2 million of the largest '50 megapixel' cameras of phones. */
export const MAX_PHOTO_PIXELS = 52_000_000;

/** For a file input. With the types named, phones convert their own formats to JPEG. */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/avif';

/** What a file is by its first bytes, whatever it is called. */
export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

/** So many of a file's first bytes tell its kind. */
export const PHOTO_HEAD_BYTES = 64;

/** Why a file is no photo that can be shown; `lib/texts/photos` says it. */
export type PhotoFileFault = 'notAPhoto' | 'heic' | 'tooLarge' | 'tooManyPixels';

const textAt = (head: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...head.subarray(from, to));

/** The brands of a file in the container that AVIF and HEIC share: its own, and those that it also is. */
function heifBrands(head: Uint8Array): string[] {
  const [high = 0, middle = 0, low = 0, least = 0] = head;
  const end = Math.min(head.length, ((high * 256 + middle) * 256 + low) * 256 + least);
  const brands = [textAt(head, 8, 12)];
  // Between them stands a version.
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(head, at, at + 4));
  return brands;
}

function heifKindOf(head: Uint8Array): PhotoKind | null {
  const brands = heifBrands(head);
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return 'avif';
  return brands.some((brand) => /^(?:hei[cxms]|hev[cxms]|mif[12]|msf1)$/.test(brand)) ? 'heic' : null;
}

/** The kind of the file that begins with these bytes, or null for what is no photo of any kind known here. */
export function photoKindOf(head: Uint8Array): PhotoKind | null {
  if (textAt(head, 0, 3) === '\xFF\xD8\xFF') return 'jpeg';
  if (textAt(head, 0, 8) === '\x89PNG\r\n\x1A\n') return 'png';
  if (textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 12) === 'WEBP') return 'webp';
  return textAt(head, 4, 8) === 'ftyp' ? heifKindOf(head) : null;
}

/** What can be told of a file before it is opened: how large it is, in bytes, and how it begins. */
export function photoFileFault({ size, head }: { size: number; head: Uint8Array }): PhotoFileFault | null {
  const kind = photoKindOf(head);
  if (kind === null) return 'notAPhoto';
  if (kind === 'heic') return 'heic';
  return size > MAX_PHOTO_BYTES ? 'tooLarge' : null;
}

/** Whether an opened photo, `width` by `height` pixels, is more than is taken. */
export function pixelFault({ width, height }: { width: number; height: number }): PhotoFileFault | null {
  return width * height > MAX_PHOTO_PIXELS ? 'tooManyPixels' : null;
}
