import 'server-only';

import type { Sharp } from 'sharp';
import type { OriginalExtension } from '@/server/features/photos/keys';

/**
 * Re-encodes every pixel, as close to the original as possible, in the same format; AVIF becomes JPEG, since encoding a
 * phone's photo as AVIF takes minutes and gigabytes.
 */
export function encodeAnew(image: Sharp, extension: OriginalExtension): Promise<Buffer> {
  if (extension === 'png') return image.png().toBuffer();
  if (extension === 'webp') return image.webp({ quality: 95, effort: 2 }).toBuffer();
  return image.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
}
