import 'server-only';

import { crc32 } from 'node:zlib';
import { needsTag, orientationTiff } from '@/server/features/photos/decoder/orientation-tag';

const SIGNATURE_BYTES = 8;
/** Length, name and checksum around a chunk's contents. */
const CHUNK_BYTES = 12;

/** Chunks that affect how the pixels look; everything else is text, time, place or unknown. */
const kept = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT'.split(' '),
);

function chunk(name: string, contents: Buffer): Buffer {
  const made = Buffer.alloc(contents.length + CHUNK_BYTES);
  made.writeUInt32BE(contents.length, 0);
  made.write(name, 4, 'latin1');
  contents.copy(made, 8);
  made.writeUInt32BE(crc32(made.subarray(4, -4)), made.length - 4);
  return made;
}

/**
 * The same pixels without metadata or anything after the end of the file.
 * @throws RangeError if it is not a complete PNG
 */
export function stripPng(bytes: Buffer, orientation: number | undefined): Buffer {
  const parts = [bytes.subarray(0, SIGNATURE_BYTES)];
  for (let at = SIGNATURE_BYTES; ;) {
    const end = at + CHUNK_BYTES + bytes.readUInt32BE(at);
    if (end > bytes.length) throw new RangeError('A PNG that ends too early');
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (kept.has(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IHDR' && needsTag(orientation)) parts.push(chunk('eXIf', orientationTiff(orientation)));
    if (name === 'IEND') return Buffer.concat(parts);
    at = end;
  }
}
