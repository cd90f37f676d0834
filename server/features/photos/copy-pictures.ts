import 'server-only';

import type { Tx } from '@/server/db';

/**
 * Gives a listing the photos of another, as pictures of its own of the same originals. The caller holds the other one
 * locked, so that none of its originals is let go meanwhile.
 */
export async function copyPictures(tx: Tx, from: number, to: number): Promise<void> {
  const pictures = await tx.listingPicture.findMany({
    where: { listingId: from },
    omit: { id: true, createdAt: true },
  });
  await tx.listingPicture.createMany({ data: pictures.map((picture) => ({ ...picture, listingId: to })) });
}
