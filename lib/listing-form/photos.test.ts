import { describe, expect, it } from 'vitest';
import {
  addSlots,
  fileProgress,
  moveSlot,
  replaceSlot,
  rotateSlot,
  shownRotation,
  sizeFault,
  slotOfPicture,
} from '@/lib/listing-form/photos';
import type { NewSlot, PhotoSlot } from '@/lib/listing-form/photos';

const stored = (id: string, rotate = 0) =>
  slotOfPicture({ id, url: `/fotos/${id}/1280.jpg`, rotate, description: null });
const fresh = (key: string): NewSlot => ({
  kind: 'new',
  key,
  url: `blob:${key}`,
  rotate: 0,
  description: '',
  file: new File(['x'], `${key}.jpg`, { type: 'image/jpeg' }),
  width: 1600,
  height: 1067,
});
const keys = (slots: readonly PhotoSlot[]) => slots.map(({ key }) => key).join('');
const abc = [stored('a'), stored('b'), stored('c')];

describe('turning', () => {
  it('goes by quarters and comes round to 0', () => {
    let slots: PhotoSlot[] = [fresh('a')];
    const seen = [0, 1, 2, 3].map(() => {
      slots = rotateSlot(slots, 'a');
      return slots[0]?.rotate;
    });
    expect(seen).toEqual([90, 180, 270, 0]);
  });

  it('shows of a stored photo only what was turned since', () => {
    expect(shownRotation(stored('a', 90))).toBe(0);
    const [turned] = rotateSlot([stored('a', 270)], 'a');
    expect(turned && [turned.rotate, shownRotation(turned)]).toEqual([0, 90]);
  });
});

describe('sorting', () => {
  it.each([
    ['a', 'c', 'bca'],
    ['c', 'a', 'cab'],
    ['b', 'b', 'abc'],
    ['b', 'x', 'abc'],
  ])('puts %s where %s stands', (key, to, order) => {
    expect(keys(moveSlot(abc, key, to))).toBe(order);
  });
});

it('puts a new file in the place of an old one', () => {
  expect(keys(replaceSlot(abc, 'b', fresh('n')))).toBe('anc');
});

it('holds ten photos', () => {
  const many = Array.from({ length: 9 }, (_, n) => fresh(String(n)));
  expect(addSlots(abc, many)).toHaveLength(10);
});

describe('what can be taken', () => {
  it.each([
    [1008, 651, null],
    [1007, 651, 'tooSmall'],
    [1008, 650, 'tooSmall'],
    [1200, 1600, 'tooSmall'],
    [1200, 1200, 'tooSmall'],
  ])('%i x %i: %s', (width, height, fault) => {
    expect(sizeFault({ width, height })).toBe(fault);
  });
});

describe('fileProgress', () => {
  // 100 bytes of fields, then files of 200 and 300 bytes.
  it.each([
    [50, [0, 0]],
    [200, [0.5, 0]],
    [300, [1, 0]],
    [450, [1, 0.5]],
    [600, [1, 1]],
  ])('after %i bytes is %j', (sent, progress) => {
    expect(fileProgress([200, 300], sent, 600)).toEqual(progress);
  });
});
