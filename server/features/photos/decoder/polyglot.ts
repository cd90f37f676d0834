import 'server-only';

/**
 * Beginnings of content that a browser, interpreter or viewer would run; long enough not to occur in pixels by chance.
 */
const active = /<script[\s>]|<!doctype\s|<html[\s>]|http:\/\/www\.w3\.org\/2000\/svg|<\?php\s|%PDF-\d\.\d/i;
const END_OF_ZIP = 'PK\x05\x06';
const END_OF_ZIP_BYTES = 22;
const MAX_ZIP_COMMENT = 65_535;

/** A ZIP archive is found from its end: a record with the exact length of the comment after it. */
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

/** Whether a photo is also something else: a page, a script, an SVG, a document or an archive. */
export function isPolyglot(bytes: Buffer): boolean {
  return active.test(bytes.toString('latin1')) || endsInArchive(bytes);
}
