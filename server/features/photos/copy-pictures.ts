import 'server-only';

import type { Tx } from '@/server/db';

/**
 * Adds the photos of one listing to another, as its own pictures of the same originals. The caller has locked the
 * first, so that none of its originals is deleted meanwhile.
 */
export async function copyPictures(tx: Tx, from: number, to: number): Promise<void> {
  const pictures = await tx.listingPicture.findMany({
    where: { listingId: from },
    omit: { id: true, createdAt: true },
  });
  await tx.listingPicture.createMany({ data: pictures.map((picture) => ({ ...picture, listingId: to })) });
}
