import 'server-only';

import { needsTag, orientationTiff } from '@/server/features/photos/decoder/orientation-tag';

const HEAD_BYTES = 12;
const kept = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP', 'ANIM', 'ANMF']);
/** Flags in the first byte of VP8X: whether there is EXIF, and XMP. */
const [EXIF_FLAG, XMP_FLAG] = [0x08, 0x04];

function chunk(name: string, contents: Buffer): Buffer {
  const made = Buffer.alloc(8 + contents.length + (contents.length % 2));
  made.write(name, 0, 'latin1');
  made.writeUInt32LE(contents.length, 4);
  contents.copy(made, 8);
  return made;
}

function withFlags(extended: Buffer, hasTag: boolean): Buffer {
  const copy = Buffer.from(extended);
  copy[8] = ((copy[8] ?? 0) & ~(EXIF_FLAG | XMP_FLAG)) | (hasTag ? EXIF_FLAG : 0);
  return copy;
}

/**
 * The same pixels without metadata or anything after the end of the file.
 * @throws RangeError if it is not a complete WebP
 */
export function stripWebp(bytes: Buffer, orientation: number | undefined): Buffer {
  const wholeEnd = 8 + bytes.readUInt32LE(4);
  if (wholeEnd > bytes.length) throw new RangeError('A WebP that ends too early');
  const parts: Buffer[] = [];
  for (let at = HEAD_BYTES; at < wholeEnd;) {
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    // Some programs leave out the last padding byte.
    if (at + 8 + length > wholeEnd) throw new RangeError('A WebP that ends too early');
    const name = bytes.toString('latin1', at, at + 4);
    const part = bytes.subarray(at, end);
    if (kept.has(name)) parts.push(name === 'VP8X' ? withFlags(part, needsTag(orientation)) : part);
    at = end;
  }
  // Only the extended format has room for it; the simple one never had it.
  if (needsTag(orientation)) parts.push(chunk('EXIF', orientationTiff(orientation)));
  const contents = Buffer.concat(parts);
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES));
  head.writeUInt32LE(contents.length + 4, 4);
  return Buffer.concat([head, contents]);
}
