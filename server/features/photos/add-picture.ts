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
  /** Alternative text. */
  description?: string | null;
}

/** Adds a photo to a listing, given a stored original; several pictures may share one. */
export async function addPicture(tx: Tx, picture: NewPicture): Promise<{ id: string }> {
  const { listingId, orderNumber, photo, rotate = 0, description = null } = picture;
  const { storageKey, width, height, placeholder } = photo;
  return tx.listingPicture.create({
    data: { listingId, orderNumber, storageKey, width, height, placeholder, rotate, description },
    select: { id: true },
  });
}
