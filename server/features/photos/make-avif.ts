import 'server-only';

import { offeredWidths, rotations, shownSize } from '@/lib/listings/photos';
import type { Rotation } from '@/lib/listings/photos';
import { prisma } from '@/server/db';
import { log } from '@/server/log';
import { decode, DecodeFault } from '@/server/features/photos/decode';
import { photoContentTypes, servedKey } from '@/server/features/photos/keys';
import { getPhotoStorage } from '@/server/storage/get-photo-storage';

interface Picture {
  id: string;
  storageKey: string;
  width: number;
  height: number;
  rotate: Rotation;
}

async function findPicturesWithoutAvif(listingId: number): Promise<Picture[]> {
  const rows = await prisma().listingPicture.findMany({
    where: { listingId },
    select: { id: true, storageKey: true, width: true, height: true, rotate: true, avifRotate: true },
    orderBy: { orderNumber: 'asc' },
  });
  return rows.flatMap(({ avifRotate, rotate, ...row }) => {
    const turn = rotations.find((known) => known === rotate);
    return turn === undefined || avifRotate === rotate ? [] : [{ ...row, rotate: turn }];
  });
}

/** False if the original is gone, so there is nothing to make. */
async function makeAllWidths(picture: Picture): Promise<boolean> {
  const storage = getPhotoStorage();
  const original = await storage.get(picture.storageKey);
  if (!original) return false;
  for (const width of offeredWidths(shownSize(picture).width)) {
    const { storageKey: originalKey, rotate } = picture;
    const key = servedKey({ originalKey, rotate, width, format: 'avif' });
    // An interrupted job continues where it stopped.
    if (await storage.exists(key)) continue;
    const bytes = await decode('encode', original, { rotate, width, format: 'avif' });
    await storage.put(key, bytes, photoContentTypes.avif);
  }
  return true;
}

/** The same, but also false if the original cannot be decoded. */
async function makeWidths(picture: Picture): Promise<boolean> {
  try {
    return await makeAllWidths(picture);
  } catch (error) {
    // Neither hold up the other photos nor retry this one with them.
    if (!(error instanceof DecodeFault)) throw error;
    log.error({ err: error, key: picture.storageKey }, 'a photo stays without AVIF');
    return false;
  }
}

/**
 * The job 'make-avif': makes every offered width of a listing's photos as AVIF, the main photo first. A photo is marked
 * once all of its files exist; one that was rotated meanwhile is left to the job of that rotation.
 */
export async function makeAvif({ listingId }: { listingId: number }): Promise<void> {
  for (const picture of await findPicturesWithoutAvif(listingId)) {
    const { id, rotate } = picture;
    if (!(await makeWidths(picture))) continue;
    await prisma().listingPicture.updateMany({ where: { id, rotate }, data: { avifRotate: rotate } });
  }
}
