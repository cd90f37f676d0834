import 'server-only';

import type { Rotation } from '@/lib/listings/photos';
import type { Tx } from '@/server/db';
import type { StoredPhoto } from '@/server/features/photos/store-photo';

export interface NewPicture {
  listingId: number;
  /** From 1 without gaps; checked by the database at the end of the transaction. */
  orderNumber: number;
  photo: StoredPhoto;
  rotate?: Rotation;
  /** What it shows, for people who do not see it. */
  description?: string | null;
}

/** Gives a listing a photo whose original is stored; several pictures may share one original. */
export async function addPicture(tx: Tx, picture: NewPicture): Promise<{ id: string }> {
  const { listingId, orderNumber, photo, rotate = 0, description = null } = picture;
  const { storageKey, width, height, placeholder } = photo;
  return tx.listingPicture.create({
    data: { listingId, orderNumber, storageKey, width, height, placeholder, rotate, description },
    select: { id: true },
  });
}
