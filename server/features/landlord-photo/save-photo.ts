import 'server-only';

import { randomUUID } from 'node:crypto';
import type { UserDto } from '@/lib/accounts/contract';
import { MAX_PHOTO_BYTES } from '@/lib/listings/photo-file';
import type { LandlordPhotoInput } from '@/lib/profile/contract';
import { profileTexts } from '@/lib/texts/profile';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { authorize, DomainError, invalid } from '@/server/http/errors';
import { UploadedFile } from '@/server/http/multipart';
import { loadUser } from '@/server/features/accounts/load-users';
import { changePhoto } from '@/server/features/landlord-photo/change-photo';
import { mayAddPhoto } from '@/server/features/landlord-photo/policy';
import { countPhoto } from '@/server/features/photos/photo-quota';
import { receivePhoto, withStoredPhotos } from '@/server/features/photos/receive-photos';

/** The upload: one file, from landlords and admins. */
export const landlordPhotoUpload = {
  limits: { files: 1, fileBytes: MAX_PHOTO_BYTES },
  admit: async ({ actor }: { actor: Actor }) => authorize(mayAddPhoto(actor)),
  count: countPhoto,
};

/**
 * POST /api/user/photo: replaces one's own photo, which is stored without metadata.
 * @throws DomainError forbidden; invalid on `photo`; too_many_photos (429)
 */
export async function savePhoto({
  actor,
  body: { photo },
}: {
  actor: Actor;
  body: LandlordPhotoInput;
}): Promise<{ data: UserDto }> {
  authorize(mayAddPhoto(actor));
  if (!(photo instanceof UploadedFile)) throw invalid({ photo: [profileTexts.photoMissing] });
  const received = await receivePhoto(photo);
  if (typeof received === 'string') throw invalid({ photo: [received] });
  await withStoredPhotos('photo', [received], async ([stored]) => {
    if (!stored) throw new Error('A photo has no original');
    await changePhoto(actor, actor.id, { photoId: randomUUID(), photoKey: stored.storageKey });
  });
  const data = await loadUser(prisma(), actor.id);
  if (!data) throw new DomainError('not_found');
  return { data };
}
