import 'server-only';

/**
 * The one thing kept of a camera's metadata: which way up the pixels are, from 1 to 8. As TIFF, which every photo
 * format wraps in its own way: one directory with one entry.
 */
export function orientationTiff(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4); // where the directory begins
  tiff.writeUInt16LE(1, 8); // its entries
  tiff.writeUInt16LE(0x01_12, 10); // Orientation
  tiff.writeUInt16LE(3, 12); // a number of two bytes
  tiff.writeUInt32LE(1, 14); // one of them
  tiff.writeUInt16LE(orientation, 18);
  return tiff;
}

/** Upright is the default. */
export const needsTag = (orientation: number | undefined): orientation is number =>
  orientation !== undefined && orientation > 1 && orientation <= 8;
