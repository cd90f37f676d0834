'use client';

import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { readPhoto } from '@/components/listing-form/read-photo';
import {
  addSlots,
  describeSlot,
  moveSlot,
  removeSlot,
  replaceSlot,
  rotateSlot,
} from '@/lib/listing-form/photos';
import type { PhotoSlot } from '@/lib/listing-form/photos';
import type { ListingFormValues } from '@/lib/listing-form/values';
import { MAX_PHOTOS } from '@/lib/listings/form-limits';
import { listingPhotoTexts, photoFaultTexts } from '@/lib/texts/listing-form-screen';

/** A chosen file that was rejected. */
export interface RefusedFile {
  key: string;
  name: string;
  fault: string;
}

/** The photos of the form and all operations on them. */
export function usePhotos() {
  const { getValues, setValue, clearErrors } = useFormContext<ListingFormValues>();
  const slots = useWatch<ListingFormValues, 'images_pool'>({ name: 'images_pool' });
  /** The number of files being opened. */
  const [reading, setReading] = useState(0);
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  /** How many of the chosen files exceeded the maximum. */
  const [leftOut, setLeftOut] = useState(0);

  function change(make: (now: readonly PhotoSlot[]) => PhotoSlot[]) {
    setValue('images_pool', make(getValues('images_pool')), { shouldDirty: true });
    clearErrors('images_pool');
  }

  async function open(file: File) {
    const result = await readPhoto(file);
    setReading((count) => count - 1);
    if ('slot' in result) return result.slot;
    const { name } = file;
    setRefused((before) => [
      ...before,
      { key: crypto.randomUUID(), name, fault: photoFaultTexts[result.fault] },
    ]);
    return null;
  }

  async function add(files: readonly File[]) {
    const room = MAX_PHOTOS - getValues('images_pool').length - reading;
    const [taken, left] = [files.slice(0, Math.max(0, room)), files.slice(Math.max(0, room))];
    setRefused([]);
    setLeftOut(left.length);
    setReading((count) => count + taken.length);
    // One after the other: opening ten large photos at once is too much for a phone.
    for (const file of taken) {
      const slot = await open(file);
      if (slot) change((now) => addSlots(now, [slot]));
    }
  }

  async function replace(key: string, file: File) {
    setRefused([]);
    setLeftOut(0);
    setReading((count) => count + 1);
    const slot = await open(file);
    if (slot) change((now) => replaceSlot(now, key, slot));
  }

  return {
    slots,
    reading,
    /** Rejected files, each with the reason. */
    refused,
    /** The same as sentences, plus one about files exceeding the maximum. */
    faults: [
      ...(leftOut > 0 ? [listingPhotoTexts.leftOut(leftOut)] : []),
      ...refused.map(({ name, fault }) => listingPhotoTexts.faultOf(name, fault)),
    ],
    dismiss: (key: string) => setRefused((before) => before.filter((file) => file.key !== key)),
    room: Math.max(0, MAX_PHOTOS - slots.length - reading),
    add: (files: readonly File[]) => void add(files),
    replace: (key: string, file: File) => void replace(key, file),
    describe: (key: string, words: string) => change((now) => describeSlot(now, key, words)),
    rotate: (key: string) => change((now) => rotateSlot(now, key)),
    remove: (key: string) => change((now) => removeSlot(now, key)),
    move: (key: string, to: string) => change((now) => moveSlot(now, key, to)),
  };
}

export type Photos = ReturnType<typeof usePhotos>;
