import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderPictures } from '@/lib/listings/picture-order';
import type { PictureChange, PictureSlot } from '@/lib/listings/picture-order';

const nothing: PictureChange = { remove: [], place: [], add: [] };
const names = (slots: readonly PictureSlot[]) =>
  slots.map((slot) => (slot.kind === 'kept' ? slot.id : `new${slot.index}`)).join(' ');
const order = (change: Partial<PictureChange>) =>
  names(orderPictures(['a', 'b', 'c'], { ...nothing, ...change }));

describe('the order of photos', () => {
  it.each<[string, Partial<PictureChange>, string]>([
    ['nothing changes', {}, 'a b c'],
    ['a new one comes last', { add: [{}] }, 'a b c new0'],
    ['a new one takes the first place', { add: [{ order_number: 1 }] }, 'new0 a b c'],
    ['one moves to the front', { place: [{ id: 'c', order_number: 1 }] }, 'c a b'],
    [
      'all are placed',
      {
        place: [
          { id: 'a', order_number: 3 },
          { id: 'b', order_number: 1 },
          { id: 'c', order_number: 2 },
        ],
      },
      'b c a',
    ],
    [
      'gaps close',
      {
        place: [
          { id: 'a', order_number: 9 },
          { id: 'b', order_number: 4 },
          { id: 'c', order_number: 7 },
        ],
      },
      'b c a',
    ],
    [
      'of doubles the earlier comes first',
      {
        place: [
          { id: 'a', order_number: 2 },
          { id: 'b', order_number: 2 },
        ],
      },
      'c a b',
    ],
    ['one goes', { remove: ['b'] }, 'a c'],
    ['one goes and a new one takes its place', { remove: ['b'], add: [{ order_number: 2 }] }, 'a new0 c'],
    ['what goes is not placed', { remove: ['b'], place: [{ id: 'b', order_number: 1 }] }, 'a c'],
  ])('%s', (_what, change, expected) => {
    expect(order(change)).toBe(expected);
  });

  const step = fc.record({
    add: fc.array(fc.record({ order_number: fc.option(fc.integer({ min: 1, max: 12 })) }), { maxLength: 4 }),
    place: fc.array(fc.record({ at: fc.nat(9), order_number: fc.option(fc.integer({ min: 1, max: 12 })) }), {
      maxLength: 6,
    }),
    remove: fc.array(fc.nat(9), { maxLength: 4 }),
    replace: fc.array(fc.nat(9), { maxLength: 2 }),
  });

  it('loses and doubles none, whatever happens in whatever order', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        let pictures: string[] = [];
        let made = 0;
        for (const { add, place, remove, replace } of steps) {
          const idAt = (at: number) => pictures[at % Math.max(1, pictures.length)] ?? 'none';
          const replaced = [...new Set(replace.map(idAt))].filter((id) => id !== 'none');
          const change: PictureChange = {
            remove: [...remove.map(idAt), ...replaced],
            place: place.map(({ at, order_number }) => ({ id: idAt(at), order_number })),
            add: [...add, ...replaced.map((id) => ({ order_number: pictures.indexOf(id) + 1 }))],
          };
          const slots = orderPictures(pictures, change);
          const stay = pictures.filter((id) => !change.remove.includes(id));
          expect(slots.flatMap((slot) => (slot.kind === 'kept' ? [slot.id] : [])).toSorted()).toEqual(
            stay.toSorted(),
          );
          expect(
            slots.flatMap((slot) => (slot.kind === 'new' ? [slot.index] : [])).toSorted((a, b) => a - b),
          ).toEqual(change.add.map((_, index) => index));
          pictures = slots.map((slot) => (slot.kind === 'kept' ? slot.id : `p${(made += 1)}`));
        }
      }),
    );
  });
});
