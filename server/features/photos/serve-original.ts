import 'server-only';

import { prisma } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { fileReply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';
import { decode } from '@/server/features/photos/decode';
import { extensionOf, originalType } from '@/server/features/photos/keys';
import { getPhotoStorage } from '@/server/storage/get-photo-storage';

/**
 * GET /fotos/{id}/origineel, for admins: downloads the original in full size, without the camera's metadata. The
 * owner's rotation is not applied. AVIF is served as JPEG.
 * @throws DomainError not_found; unavailable (503) when it cannot be decoded now
 */
export async function serveOriginal({ params }: { params: { id: string } }): Promise<Reply> {
  const picture = await prisma().listingPicture.findUnique({
    where: { id: params.id },
    select: { storageKey: true, orderNumber: true, listing: { select: { slug: true } } },
  });
  const original = picture && (await getPhotoStorage().get(picture.storageKey));
  if (!original) throw new DomainError('not_found');
  const kind = extensionOf(picture.storageKey);
  const bytes = await decode('upright', original, kind).catch(() => {
    throw new DomainError('unavailable', { retryAfter: 60 });
  });
  const extension = kind === 'avif' ? 'jpg' : kind;
  return fileReply(new Uint8Array(bytes), {
    'cache-control': 'private, no-store',
    'content-type': originalType(extension),
    'content-length': String(bytes.length),
    'content-disposition': `attachment; filename="${picture.listing.slug}-${picture.orderNumber}.${extension}"`,
  });
}
