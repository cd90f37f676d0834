import sharp from 'sharp';

interface Inks {
  width: number;
  height: number;
  /** Cyan, magenta, yellow and black, 0 to 255. */
  ink: readonly [number, number, number, number];
}

const HEAD = 8;
const ENTRY = 12;

/** An entry in a TIFF directory: the tag, its type (3: two bytes, 4: four), the count, and the value or its offset. */
type Entry = [tag: number, type: 3 | 4, count: number, value: number];

/** A TIFF in which every pixel has the same inks: sharp only creates images in other colour spaces. */
function tiffOf({ width, height, ink }: Inks): Buffer {
  const pixels = Buffer.alloc(width * height * 4, Buffer.from(ink));
  const count = 9;
  const bitsAt = HEAD + 2 + count * ENTRY + 4;
  const pixelsAt = bitsAt + 8;
  const entries: Entry[] = [
    [256, 4, 1, width],
    [257, 4, 1, height],
    [258, 3, 4, bitsAt],
    [259, 3, 1, 1], // not compressed
    [262, 3, 1, 5], // inks
    [273, 4, 1, pixelsAt],
    [277, 3, 1, 4],
    [278, 4, 1, height],
    [279, 4, 1, pixels.length],
  ];
  const head = Buffer.alloc(pixelsAt);
  head.write('II*\0', 0, 'latin1');
  head.writeUInt32LE(HEAD, 4);
  head.writeUInt16LE(count, HEAD);
  for (const [index, [tag, type, many, value]] of entries.entries()) {
    const at = HEAD + 2 + index * ENTRY;
    head.writeUInt16LE(tag, at);
    head.writeUInt16LE(type, at + 2);
    head.writeUInt32LE(many, at + 4);
    head.writeUInt32LE(value, at + 8);
  }
  for (let channel = 0; channel < 4; channel += 1) head.writeUInt16LE(8, bitsAt + channel * 2);
  return Buffer.concat([head, pixels]);
}

/** A JPEG with these inks, without a colour profile. */
export function makeCmykJpeg(inks: Inks): Promise<Buffer> {
  const image = sharp(tiffOf(inks)).pipelineColourspace('cmyk').toColourspace('cmyk');
  return image.jpeg({ quality: 95 }).toBuffer();
}
