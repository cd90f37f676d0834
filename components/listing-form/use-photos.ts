'use client';

import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { readPhoto } from '@/components/listing-form/read-photo';
import { addSlots, moveSlot, removeSlot, replaceSlot, rotateSlot } from '@/lib/listing-form/photos';
import type { PhotoSlot } from '@/lib/listing-form/photos';
import type { ListingFormValues } from '@/lib/listing-form/values';
import { MAX_PHOTOS } from '@/lib/listings/form-contract';
import { listingPhotoTexts, photoFaultTexts } from '@/lib/texts/listing-form-screen';

/** The photos of the form and everything done with them. */
export function usePhotos() {
  const { getValues, setValue, clearErrors } = useFormContext<ListingFormValues>();
  const slots = useWatch<ListingFormValues, 'images_pool'>({ name: 'images_pool' });
  /** Files that are being opened. */
  const [reading, setReading] = useState(0);
  const [faults, setFaults] = useState<string[]>([]);

  function change(make: (now: readonly PhotoSlot[]) => PhotoSlot[]) {
    setValue('images_pool', make(getValues('images_pool')), { shouldDirty: true });
    clearErrors('images_pool');
  }

  async function open(file: File) {
    const result = await readPhoto(file);
    setReading((count) => count - 1);
    if ('slot' in result) return result.slot;
    const fault = listingPhotoTexts.faultOf(file.name, photoFaultTexts[result.fault]);
    setFaults((before) => [...before, fault]);
    return null;
  }

  async function add(files: readonly File[]) {
    const room = MAX_PHOTOS - getValues('images_pool').length - reading;
    const [taken, left] = [files.slice(0, Math.max(0, room)), files.slice(Math.max(0, room))];
    setFaults(left.length > 0 ? [listingPhotoTexts.leftOut(left.length)] : []);
    setReading((count) => count + taken.length);
    // One after the other: ten large photos at once are too much for a phone.
    for (const file of taken) {
      const slot = await open(file);
      if (slot) change((now) => addSlots(now, [slot]));
    }
  }

  async function replace(key: string, file: File) {
    setFaults([]);
    setReading((count) => count + 1);
    const slot = await open(file);
    if (slot) change((now) => replaceSlot(now, key, slot));
  }

  return {
    slots,
    reading,
    faults,
    room: Math.max(0, MAX_PHOTOS - slots.length - reading),
    add: (files: readonly File[]) => void add(files),
    replace: (key: string, file: File) => void replace(key, file),
    rotate: (key: string) => change((now) => rotateSlot(now, key)),
    remove: (key: string) => change((now) => removeSlot(now, key)),
    move: (key: string, to: string) => change((now) => moveSlot(now, key, to)),
  };
}

export type Photos = ReturnType<typeof usePhotos>;
