import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as bits from '@/server/features/search/bits';
import { OccupiedNights } from '@/server/features/search/occupied-nights';
import { SlotTable } from '@/server/features/search/slot-table';

const CAPACITY = 130;
const slots = fc
  .uniqueArray(fc.integer({ min: 0, max: CAPACITY - 1 }))
  .map((list) => list.sort((a, b) => a - b));

function bitsOf(list: readonly number[]): bits.Bits {
  const set = bits.emptyBits(CAPACITY);
  for (const slot of list) bits.setBit(set, slot);
  return set;
}

describe('bits are sets of slots', () => {
  it('that can be counted and listed', () => {
    fc.assert(
      fc.property(slots, (list) => {
        expect(bits.slotsOf(bitsOf(list))).toEqual(list);
        expect(bits.countBits(bitsOf(list))).toBe(list.length);
      }),
    );
  });

  it('that have a slot in common or not', () => {
    fc.assert(
      fc.property(slots, slots, (a, b) => {
        expect(bits.haveCommon(bitsOf(a), bitsOf(b))).toBe(a.some((slot) => b.includes(slot)));
      }),
    );
  });

  it.each([
    ['keepCommon', (a: bits.Bits, b: bits.Bits) => bits.keepCommon(a, b), (isInB: boolean) => isInB],
    ['takeOut', (a: bits.Bits, b: bits.Bits) => bits.takeOut(a, b), (isInB: boolean) => !isInB],
  ] as const)('%s', (_name, change, stays) => {
    fc.assert(
      fc.property(slots, slots, (a, b) => {
        const set = bitsOf(a);
        change(set, bitsOf(b));
        expect(bits.slotsOf(set)).toEqual(a.filter((slot) => stays(b.includes(slot))));
      }),
    );
  });

  it('that can be held against several others at once', () => {
    fc.assert(
      fc.property(slots, fc.array(slots, { maxLength: 9 }), (list, others) => {
        const isInAny = (slot: number) => others.some((other) => other.includes(slot));
        const [kept, left] = [bitsOf(list), bitsOf(list)];
        bits.keepInAny(kept, others.map(bitsOf));
        bits.takeOutAny(left, others.map(bitsOf));
        expect(bits.slotsOf(kept)).toEqual(list.filter(isInAny));
        expect(bits.slotsOf(left)).toEqual(list.filter((slot) => !isInAny(slot)));
      }),
    );
  });

  it('that can be held against two others together', () => {
    fc.assert(
      fc.property(slots, slots, slots, (list, a, b) => {
        const isInBoth = (slot: number) => a.includes(slot) && b.includes(slot);
        const [kept, more] = [bitsOf(list), bitsOf(list)];
        bits.keepInBoth(kept, bitsOf(a), bitsOf(b));
        bits.addCommon(more, bitsOf(a), bitsOf(b));
        expect(bits.slotsOf(kept)).toEqual(list.filter(isInBoth));
        const all = new Set([...list, ...a.filter(isInBoth)]);
        expect(bits.slotsOf(more)).toEqual([...all].toSorted((x, y) => x - y));
      }),
    );
  });

  it('that can be narrowed by a value', () => {
    fc.assert(
      fc.property(slots, fc.nat(9), fc.nat(9), (list, min, max) => {
        const values = Int32Array.from({ length: CAPACITY }, (_, slot) => (slot * 7) % 10);
        const set = bitsOf(list);
        bits.keepInRange(set, values, min, max);
        expect(bits.slotsOf(set)).toEqual(
          list.filter((slot) => (slot * 7) % 10 >= min && (slot * 7) % 10 <= max),
        );
      }),
    );
  });
});

describe('OccupiedNights', () => {
  const stay = fc.tuple(
    fc.nat(CAPACITY - 1),
    fc.integer({ min: 100, max: 180 }),
    fc.integer({ min: 1, max: 40 }),
  );

  it('leaves the homes that are free every night, and knows nothing of one that was forgotten', () => {
    fc.assert(
      fc.property(fc.array(stay), slots, stay, (stays, forgotten, [, first, length]) => {
        const nights = new OccupiedNights(CAPACITY);
        for (const [slot, from, count] of stays) nights.add(slot, from, from + count);
        for (const slot of forgotten) nights.forget(slot);
        const everyone = Array.from({ length: CAPACITY }, (_, slot) => slot);
        const free = bitsOf(everyone);
        nights.takeOut(free, first, first + length);
        const isFree = (slot: number) =>
          forgotten.includes(slot) ||
          !stays.some(
            ([other, from, count]) => other === slot && from < first + length && first < from + count,
          );
        expect(bits.slotsOf(free)).toEqual(everyone.filter(isFree));
      }),
    );
  });
});

describe('SlotTable', () => {
  it('finds every id again, in whatever order they came', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: 100 }), (ids) => {
        const table = new SlotTable(100);
        for (const [slot, id] of ids.entries()) expect(table.add(id)).toBe(slot);
        expect(ids.map((id) => table.slotOf(id))).toEqual([...ids.keys()]);
        expect(ids.map((_, slot) => table.idOf(slot))).toEqual(ids);
        expect(table.slotOf(501)).toBeUndefined();
      }),
    );
  });
});
