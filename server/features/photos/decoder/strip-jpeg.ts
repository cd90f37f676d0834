import 'server-only';

import { needsTag, orientationTiff } from '@/server/features/photos/decoder/orientation-tag';

const [SOI, EOI, SOS, COM, APP0, APP1, APP2, APP14, APP15] = [
  0xd8, 0xd9, 0xda, 0xfe, 0xe0, 0xe1, 0xe2, 0xee, 0xef,
];

const startsWith = (bytes: Buffer, at: number, text: string) =>
  bytes.toString('latin1', at, at + text.length) === text;

/** JFIF, the colour profile and Adobe's colour marker affect how pixels look; the rest describes camera and place. */
function isKept(marker: number, bytes: Buffer, contentsAt: number): boolean {
  if (marker === COM) return false;
  if (marker < APP0 || marker > APP15) return true;
  if (marker === APP0) return startsWith(bytes, contentsAt, 'JFIF\0');
  if (marker === APP2) return startsWith(bytes, contentsAt, 'ICC_PROFILE\0');
  return marker === APP14 && startsWith(bytes, contentsAt, 'Adobe');
}

/** The end of a scan: within its data there are no markers but restarts, and FF 00 for a byte FF. */
function endOfPixels(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isWithin = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isWithin) return at;
  }
  throw new RangeError('The pixels of a JPEG have no end');
}

function orientationSegment(orientation: number): Buffer {
  const contents = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), orientationTiff(orientation)]);
  const head = Buffer.from([0xff, APP1, 0, 0]);
  head.writeUInt16BE(contents.length + 2, 2);
  return Buffer.concat([head, contents]);
}

/**
 * The same pixels, bit for bit, without comments, metadata and whatever follows the picture (films, second pictures).
 * @throws RangeError if it is not a complete JPEG
 */
export function stripJpeg(bytes: Buffer, orientation: number | undefined): Buffer {
  if (bytes.readUInt16BE(0) !== 0xff_00 + SOI) throw new RangeError('Not a JPEG');
  const parts = [bytes.subarray(0, 2)];
  if (needsTag(orientation)) parts.push(orientationSegment(orientation));
  let at = 2;
  for (;;) {
    if (bytes[at] !== 0xff) throw new RangeError('A JPEG without a marker where one belongs');
    // A marker may be preceded by any number of FF bytes.
    while (bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1] ?? 0;
    if (marker === EOI) return Buffer.concat([...parts, bytes.subarray(at, at + 2)]);
    let end = at + 2 + bytes.readUInt16BE(at + 2);
    const isWanted = isKept(marker, bytes, at + 4);
    if (marker === SOS) end = endOfPixels(bytes, end);
    if (isWanted) parts.push(bytes.subarray(at, end));
    at = end;
  }
}
