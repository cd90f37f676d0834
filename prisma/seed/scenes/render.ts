/**
 * From a drawn scene to the bytes of a photo.
 */
import sharp from 'sharp';

/** Renders an SVG document at its own size to a JPEG (quality 80). Throws when the document is not valid. */
export async function renderJpeg(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
}
