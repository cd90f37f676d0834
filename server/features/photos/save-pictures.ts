import 'server-only';

import type { ImagesPool } from '@/lib/listings/form-contract';
import { MAX_PHOTOS } from '@/lib/listings/form-limits';
import { orderPictures } from '@/lib/listings/picture-order';
import type { PictureSlot } from '@/lib/listings/picture-order';
import { rotations } from '@/lib/listings/photos';
import type { Rotation } from '@/lib/listings/photos';
import { listingFormTexts } from '@/lib/texts/listing-form';
import type { Tx } from '@/server/db';
import { UploadedFile } from '@/server/http/multipart';
import { addPicture } from '@/server/features/photos/add-picture';
import type { StoredPhoto } from '@/server/features/photos/store-photo';

/** A new photo: the file and the requested position. */
export interface WantedPhoto {
  value: unknown;
  rotate: Rotation;
  order_number?: number | null;
  /** Alternative text. */
  description?: string | null;
}

/** What a form does to the photos of a listing; replacing one counts as removing and adding. */
export interface PicturesChange {
  add: WantedPhoto[];
  /** An undefined description stays unchanged. */
  place: {
    id: string;
    rotate: Rotation | null;
    order_number?: number | null;
    description?: string | null;
  }[];
  remove: string[];
}

const toRotation = (turn: number | null | undefined): Rotation | null =>
  rotations.find((known) => known === turn) ?? null;

/** A file as the value of an existing photo replaces it: a new photo in the same position. */
export function picturesChangeOf(pool: ImagesPool | undefined): PicturesChange {
  const { store = [], update = [], delete: gone = [] } = pool ?? {};
  const replaced = update.filter(({ value }) => value instanceof UploadedFile);
  const kept = update.filter(({ value }) => !(value instanceof UploadedFile));
  return {
    add: [...store, ...replaced].map(({ value, rotate, order_number, description }) => ({
      value,
      rotate: toRotation(rotate) ?? 0,
      order_number,
      description,
    })),
    place: kept.map(({ id, rotate, order_number, description }) => ({
      id,
      rotate: toRotation(rotate),
      order_number,
      description,
    })),
    remove: [...gone, ...replaced].map(({ id }) => id),
  };
}

/** A current photo of the listing. */
export interface ExistingPicture {
  id: string;
  rotate: number;
  storageKey: string;
}

/** The photos of a listing in order, as `planPictures` takes them. */
export function findPictures(tx: Tx, listingId: number): Promise<ExistingPicture[]> {
  return tx.listingPicture.findMany({
    where: { listingId },
    select: { id: true, rotate: true, storageKey: true },
    orderBy: { orderNumber: 'asc' },
  });
}

export interface PicturesPlan {
  slots: PictureSlot[];
  faults: string[];
}

/** The listing's photos after the change, and the errors in it. */
export function planPictures(existing: readonly ExistingPicture[], change: PicturesChange): PicturesPlan {
  const known = new Set(existing.map(({ id }) => id));
  const named = [...change.place.map(({ id }) => id), ...change.remove];
  const slots = orderPictures([...known], change);
  return {
    slots,
    faults: [
      ...(named.every((id) => known.has(id)) ? [] : [listingFormTexts.unknownPhoto]),
      ...(slots.length > MAX_PHOTOS ? [listingFormTexts.tooManyPhotos] : []),
    ],
  };
}

interface Saving {
  listingId: number;
  existing: readonly ExistingPicture[];
  change: PicturesChange;
  slots: readonly PictureSlot[];
  /** The originals of `change.add`, in that order. */
  stored: readonly StoredPhoto[];
}

/**
 * Carries out the plan; the database checks the order when the transaction ends. Returns the keys that are no longer
 * used.
 */
export async function savePictures(tx: Tx, saving: Saving): Promise<string[]> {
  const { listingId, existing, change, slots, stored } = saving;
  const gone = existing.filter(({ id }) => !slots.some((slot) => slot.kind === 'kept' && slot.id === id));
  if (gone.length > 0)
    await tx.listingPicture.deleteMany({ where: { id: { in: gone.map(({ id }) => id) } } });
  for (const [index, slot] of slots.entries()) {
    const orderNumber = index + 1;
    if (slot.kind === 'kept') {
      const asked = change.place.findLast(({ id }) => id === slot.id);
      const data = {
        orderNumber,
        ...(asked?.rotate != null && { rotate: asked.rotate }),
        description: asked?.description,
      };
      await tx.listingPicture.update({ where: { id: slot.id }, data });
    } else {
      const photo = stored[slot.index];
      if (!photo) throw new Error('A new photo has no original');
      const { rotate = 0, description } = change.add[slot.index] ?? {};
      await addPicture(tx, { listingId, orderNumber, photo, rotate, description });
    }
  }
  return gone.map(({ storageKey }) => storageKey);
}
