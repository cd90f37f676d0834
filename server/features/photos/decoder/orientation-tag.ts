import 'server-only';

/**
 * The only camera metadata that is kept: the orientation, from 1 to 8. As TIFF, which every photo format wraps in its
 * own way: one directory with one entry.
 */
export function orientationTiff(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4); // offset of the directory
  tiff.writeUInt16LE(1, 8); // number of entries
  tiff.writeUInt16LE(0x01_12, 10); // Orientation
  tiff.writeUInt16LE(3, 12); // type: 16-bit number
  tiff.writeUInt32LE(1, 14); // number of values
  tiff.writeUInt16LE(orientation, 18);
  return tiff;
}

/** Upright is the default and needs no tag. */
export const needsTag = (orientation: number | undefined): orientation is number =>
  orientation !== undefined && orientation > 1 && orientation <= 8;
