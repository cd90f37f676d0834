/** Turns chosen files into photos that can be shown, and rotates shown photos. */
import { loadImage, openPhoto } from '@/components/forms/open-photo';
import { sizeFault } from '@/lib/listing-form/photos';
import type { NewSlot, PhotoFault } from '@/lib/listing-form/photos';
import type { Rotation } from '@/lib/listings/photos';

export type ReadPhoto = { slot: NewSlot } | { fault: PhotoFault };

/** Checks a chosen file and creates an object URL for it, to be revoked by whoever drops the slot. */
export async function readPhoto(file: File): Promise<ReadPhoto> {
  const photo = await openPhoto(file);
  if (typeof photo === 'string') return { fault: photo };
  const fault = sizeFault(photo);
  if (fault) {
    URL.revokeObjectURL(photo.url);
    return { fault };
  }
  return { slot: { kind: 'new', key: crypto.randomUUID(), rotate: 0, description: '', file, ...photo } };
}

/** Wide enough for a preview. */
const PREVIEW_WIDTH = 1280;

/** An object URL of the rotated photo, for a page that does not rotate photos itself. */
export async function turnedPhoto(url: string, rotate: Rotation): Promise<string> {
  if (rotate === 0) return url;
  const image = await loadImage(url);
  const scale = Math.min(1, PREVIEW_WIDTH / Math.max(image.naturalWidth, image.naturalHeight));
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  const canvas = document.createElement('canvas');
  const isUpright = rotate % 180 !== 0;
  canvas.width = isUpright ? height : width;
  canvas.height = isUpright ? width : height;
  const context = canvas.getContext('2d');
  context?.translate(canvas.width / 2, canvas.height / 2);
  context?.rotate((rotate * Math.PI) / 180);
  context?.drawImage(image, -width / 2, -height / 2, width, height);
  return canvas.toDataURL('image/jpeg', 0.85);
}
