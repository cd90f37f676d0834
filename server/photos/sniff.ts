import 'server-only';

/**
 * What a file is by its first bytes, before any library opens it: drawings, animations and documents never get that
 * far. And what a photo must not carry behind or within it.
 */
export type SniffedFormat = 'jpeg' | 'png' | 'webp' | 'heif';

const isAt = (bytes: Buffer, offset: number, text: string) =>
  bytes.toString('latin1', offset, offset + text.length) === text;

const heifBrands = /^(?:avif|avis|heic|heix|heim|heis|mif1|msf1)$/;

export function sniffFormat(bytes: Buffer): SniffedFormat | null {
  if (isAt(bytes, 0, '\xFF\xD8\xFF')) return 'jpeg';
  if (isAt(bytes, 0, '\x89PNG\r\n\x1A\n')) return 'png';
  if (isAt(bytes, 0, 'RIFF') && isAt(bytes, 8, 'WEBP')) return 'webp';
  if (isAt(bytes, 4, 'ftyp') && heifBrands.test(bytes.toString('latin1', 8, 12))) return 'heif';
  return null;
}

/** Starts of what a browser, an interpreter or a viewer would run; long enough that no pixels spell them by chance. */
const active = /<script[\s>]|<!doctype\s|<html[\s>]|http:\/\/www\.w3\.org\/2000\/svg|<\?php\s|%PDF-\d\.\d/i;
const END_OF_ZIP = 'PK\x05\x06';
const END_OF_ZIP_BYTES = 22;
const MAX_ZIP_COMMENT = 65_535;

/** An archive is found from its end: a record that gives the exact length of the comment after it. */
function endsInArchive(bytes: Buffer): boolean {
  const first = Math.max(0, bytes.length - END_OF_ZIP_BYTES - MAX_ZIP_COMMENT);
  for (let at = bytes.lastIndexOf(END_OF_ZIP, undefined, 'latin1'); at >= first;) {
    const commentAt = at + END_OF_ZIP_BYTES;
    if (commentAt <= bytes.length && commentAt + bytes.readUInt16LE(at + 20) === bytes.length) return true;
    if (at === 0) return false;
    at = bytes.lastIndexOf(END_OF_ZIP, at - 1, 'latin1');
  }
  return false;
}

/** Whether a photo is also something else: a page, a script, a drawing, a document or an archive. */
export function isPolyglot(bytes: Buffer): boolean {
  return active.test(bytes.toString('latin1')) || endsInArchive(bytes);
}
