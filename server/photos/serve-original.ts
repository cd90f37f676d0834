import 'server-only';

import sharp from 'sharp';
import { prisma } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { fileReply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';
import { MAX_PIXELS } from '@/server/photos/image';
import { getPhotoStorage } from '@/server/storage/get-photo-storage';

/**
 * Every pixel of the original, upright, in its own kind of file; metadata stays behind
 * (docs/rules/photos.md#originals).
 */
async function withoutMetadata(
  original: Buffer,
  extension: string,
): Promise<{ bytes: Buffer; type: string }> {
  const image = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
  if (extension === 'png') return { bytes: await image.png().toBuffer(), type: 'png' };
  if (extension === 'webp') return { bytes: await image.webp({ quality: 95 }).toBuffer(), type: 'webp' };
  if (extension === 'avif')
    return { bytes: await image.avif({ quality: 90, effort: 2 }).toBuffer(), type: 'avif' };
  return { bytes: await image.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer(), type: 'jpeg' };
}

/**
 * GET /fotos/{id}/origineel, for admins: the original in full size as a download, without the camera's metadata. The
 * owner's turn is not applied.
 * @throws DomainError not_found
 */
export async function serveOriginal({ params }: { params: { id: string } }): Promise<Reply> {
  const picture = await prisma().listingPicture.findUnique({
    where: { id: params.id },
    select: { storageKey: true, orderNumber: true, listing: { select: { slug: true } } },
  });
  const original = picture && (await getPhotoStorage().get(picture.storageKey));
  if (!original) throw new DomainError('not_found');
  const extension = picture.storageKey.split('.').at(-1) ?? 'jpg';
  const { bytes, type } = await withoutMetadata(original, extension);
  return fileReply(new Uint8Array(bytes), {
    'cache-control': 'private, no-store',
    'content-type': `image/${type}`,
    'content-length': String(bytes.length),
    'content-disposition': `attachment; filename="${picture.listing.slug}-${picture.orderNumber}.${extension}"`,
  });
}
