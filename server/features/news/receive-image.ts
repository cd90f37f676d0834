import 'server-only';

import { MAX_PHOTO_BYTES } from '@/lib/listings/photo-file';
import type { Actor } from '@/server/auth/actor';
import { authorize, invalid } from '@/server/http/errors';
import { UploadedFile } from '@/server/http/multipart';
import type { UploadLimits } from '@/server/http/multipart';
import { mayWriteNews } from '@/server/features/news/policy';
import { countPhoto } from '@/server/features/photos/photo-quota';
import { receivePhoto, withStoredPhotos } from '@/server/features/photos/receive-photos';

const limits: UploadLimits = { files: 1, fileBytes: MAX_PHOTO_BYTES };

/** Uploads for the article calls, which only admins may make. */
export const newsUploads = {
  limits,
  admit: async ({ actor }: { actor: Actor }) => authorize(mayWriteNews(actor)),
  count: countPhoto,
};

/**
 * Stores the image of a form and runs `save` with its key, or with undefined if there is no new one: a value that is
 * not a file, such as the address of the current image, is ignored. If `save` fails the image is removed again.
 * @throws DomainError invalid on `image`
 */
export async function withNewsImage<T>(
  image: unknown,
  save: (imageKey: string | undefined) => Promise<T>,
): Promise<T> {
  if (!(image instanceof UploadedFile)) return save(undefined);
  const photo = await receivePhoto(image);
  if (typeof photo === 'string') throw invalid({ image: [photo] });
  return withStoredPhotos('image', [photo], ([stored]) => save(stored?.storageKey));
}
