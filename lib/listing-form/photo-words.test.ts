import { describe, expect, it } from 'vitest';
import { proposeWords } from '@/lib/listing-form/photo-words';
import { describeSlot, slotOfPicture } from '@/lib/listing-form/photos';
import type { NewSlot } from '@/lib/listing-form/photos';
import { emptyValues } from '@/lib/listing-form/values';

const stored = (id: string, description: string | null = null) =>
  slotOfPicture({ id, url: `/fotos/${id}/1280.jpg`, rotate: 0, description });
const file = (key: string, name: string): NewSlot => ({
  kind: 'new',
  key,
  url: `blob:${key}`,
  rotate: 0,
  description: '',
  file: new File(['x'], name, { type: 'image/jpeg' }),
  width: 1600,
  height: 1067,
});
const listing = { ...emptyValues(), oceanview: 'front' as const };

describe('what may be said of a photo', () => {
  it('comes from rooms and view', () => {
    expect(proposeWords([stored('a')], 'a', listing)).toEqual([
      'Woonkamer met zeezicht',
      'Zicht op zee',
      'Keuken',
    ]);
    expect(proposeWords([stored('a')], 'a', { ...listing, oceanview: 'side' })[0]).toBe(
      'Woonkamer met zijdelings zeezicht',
    );
    expect(proposeWords([stored('a')], 'a', { ...listing, oceanview: 'no' })).toEqual([
      'Woonkamer',
      'Keuken',
      'Slaapkamer',
    ]);
  });

  it('is never what another photo says already', () => {
    const slots = [stored('a', 'woonkamer met zeezicht'), stored('b', 'Keuken '), stored('c')];
    expect(proposeWords(slots, 'c', { ...listing, number_of_bedrooms: 2 })).toEqual([
      'Zicht op zee',
      'Slaapkamer 1',
      'Slaapkamer 2',
    ]);
  });

  it('begins with what the file is called, and names the rooms as the owner does', () => {
    const rooms = [{ name: 'Zolder', beds: [] }];
    expect(proposeWords([file('a', 'IMG_ZOLDER.jpg')], 'a', { ...listing, rooms })[0]).toBe('Zolder');
    expect(proposeWords([file('a', 'badkamer 2.jpg')], 'a', { ...listing, number_of_bathrooms: 2 })).toEqual([
      'Badkamer 1',
      'Badkamer 2',
      'Woonkamer met zeezicht',
    ]);
  });

  it('is taken by one photo alone', () => {
    const slots = describeSlot([stored('a'), stored('b')], 'b', 'Keuken');
    expect(slots.map(({ description }) => description)).toEqual(['', 'Keuken']);
    expect(proposeWords(slots, 'z', listing)).toEqual([]);
  });
});
