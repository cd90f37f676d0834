import 'server-only';

import { z } from '@/lib/api/zod';
import type { ListingMoments } from '@/lib/moderation/visibility';
import { isForEverybody } from '@/lib/moderation/visibility';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import type { Reply } from '@/server/http/reply';
import { mayReadWholeUser } from '@/server/features/accounts/policy';
import { sendServedFile, servedFileName } from '@/server/features/photos/served-file';

/** `/fotos/verhuurder/{id}/{width}.{format}`, with the photo's own id. */
export const landlordPhotoParams = z.object({ id: z.uuid(), file: servedFileName });

/** A portrait that was removed is gone from caches after a day at most. */
const CACHED = 'public, max-age=86400';

interface Asked {
  params: z.output<typeof landlordPhotoParams>;
  actor: Actor | null;
  headers: Headers;
}

/** Public as long as a page of theirs is. */
const isShown = (listings: readonly ListingMoments[]) => listings.some(isForEverybody);

/**
 * GET /fotos/verhuurder/{id}/{width}.{format}: a landlord's photo, for everybody while one of their listings is public,
 * else for themselves and admins.
 * @throws DomainError not_found
 */
export async function serveLandlordPhoto({ params, actor, headers }: Asked): Promise<Reply> {
  const row = await prisma().user.findUnique({
    where: { photoId: params.id },
    select: {
      id: true,
      photoKey: true,
      listings: {
        where: { removedAt: null, approvedAt: { not: null } },
        select: { approvedAt: true, disabledAt: true, firstPublishedAt: true, orderedAt: true },
      },
    },
  });
  const isPublic = row !== null && isShown(row.listings);
  const maySee = row !== null && (isPublic || (actor !== null && mayReadWholeUser(actor, row)));
  if (!maySee || row.photoKey === null) throw new DomainError('not_found');
  return sendServedFile({
    original: { key: row.photoKey, rotate: 0 },
    file: params.file,
    cacheControl: isPublic ? CACHED : 'private, no-store',
    headers,
  });
}
