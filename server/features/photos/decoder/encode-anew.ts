import 'server-only';

import type { Sharp } from 'sharp';
import type { OriginalExtension } from '@/server/features/photos/keys';

/**
 * Every pixel anew, as close as possible, in the kind of file that it was; AVIF becomes JPEG, since its own encoder
 * takes minutes and gigabytes for the picture of a phone.
 */
export function encodeAnew(image: Sharp, extension: OriginalExtension): Promise<Buffer> {
  if (extension === 'png') return image.png().toBuffer();
  if (extension === 'webp') return image.webp({ quality: 95, effort: 2 }).toBuffer();
  return image.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
}
