/** The photos of the form: up to ten slots, the first the main photo. */
import { MIN_PHOTO } from '@/lib/listings/form-limits';
import { MAX_PHOTOS } from '@/lib/listings/form-limits';
import type { PhotoFileFault } from '@/lib/listings/photo-file';
import { rotations } from '@/lib/listings/photos';
import type { Rotation } from '@/lib/listings/photos';

interface Slot {
  /** The picture's id, or a UUID created here; identifies the slot when sorting. */
  key: string;
  /** A URL that the browser can show. */
  url: string;
  /** Rotation to be stored, in degrees clockwise. */
  rotate: Rotation;
  /** What the photo shows; empty if not described. */
  description: string;
}

/** A picture stored on the server; its `url` shows it already rotated by `storedRotate`. */
export interface StoredSlot extends Slot {
  kind: 'stored';
  storedRotate: Rotation;
}

/** A file chosen here, which is uploaded with the form. */
export interface NewSlot extends Slot {
  kind: 'new';
  file: File;
  width: number;
  height: number;
}

export type PhotoSlot = StoredSlot | NewSlot;

const toRotation = (degrees: number): Rotation => rotations.find((known) => known === degrees % 360) ?? 0;

interface StoredPicture {
  id: string;
  url: string;
  rotate: number;
  description: string | null;
}

export function slotOfPicture({ id, url, rotate, description }: StoredPicture): StoredSlot {
  const turned = toRotation(rotate);
  return {
    kind: 'stored',
    key: id,
    url,
    rotate: turned,
    storedRotate: turned,
    description: description ?? '',
  };
}

/** How far the browser has to rotate the image at `url`. */
export function shownRotation(slot: PhotoSlot): Rotation {
  return slot.kind === 'new' ? slot.rotate : toRotation(slot.rotate - slot.storedRotate + 360);
}

/** Rotates by 90 degrees clockwise; 270 becomes 0. */
export function rotateSlot(slots: readonly PhotoSlot[], key: string): PhotoSlot[] {
  return slots.map((slot) => (slot.key === key ? { ...slot, rotate: toRotation(slot.rotate + 90) } : slot));
}

/** Sets a photo's description. */
export function describeSlot(slots: readonly PhotoSlot[], key: string, description: string): PhotoSlot[] {
  return slots.map((slot) => (slot.key === key ? { ...slot, description } : slot));
}

export function removeSlot(slots: readonly PhotoSlot[], key: string): PhotoSlot[] {
  return slots.filter((slot) => slot.key !== key);
}

/** Moves a slot to another's place; those in between shift. */
export function moveSlot(slots: readonly PhotoSlot[], key: string, to: string): PhotoSlot[] {
  const moved = slots.find((slot) => slot.key === key);
  const place = slots.findIndex((slot) => slot.key === to);
  if (!moved || place === -1) return [...slots];
  const others = removeSlot(slots, key);
  return [...others.slice(0, place), moved, ...others.slice(place)];
}

/** Replaces a photo with another file: a new photo, while the old one is deleted when the form is sent. */
export function replaceSlot(slots: readonly PhotoSlot[], key: string, next: NewSlot): PhotoSlot[] {
  return slots.map((slot) => (slot.key === key ? next : slot));
}

/** Appends slots as long as there is room. */
export function addSlots(slots: readonly PhotoSlot[], added: readonly NewSlot[]): PhotoSlot[] {
  return [...slots, ...added].slice(0, MAX_PHOTOS);
}

export type PhotoFault = PhotoFileFault | 'tooSmall';

/** Checks that a photo is landscape and large enough; `width` and `height` are as displayed. */
export function sizeFault({ width, height }: { width: number; height: number }): PhotoFault | null {
  return width < MIN_PHOTO.width || height < MIN_PHOTO.height || width <= height ? 'tooSmall' : null;
}

/**
 * Upload progress per file, 0 to 1, after `sent` bytes of the whole form: files are sent in order, after the other
 * fields.
 */
export function fileProgress(sizes: readonly number[], sent: number, total: number): number[] {
  let start = Math.max(0, total - sizes.reduce((sum, size) => sum + size, 0));
  return sizes.map((size) => {
    const done = size === 0 ? 1 : (sent - start) / size;
    start += size;
    return Math.min(1, Math.max(0, done));
  });
}
