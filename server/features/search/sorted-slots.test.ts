import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyBits, setBit } from '@/server/features/search/bits';
import { SortedSlots, slotsByValue } from '@/server/features/search/sorted-slots';

const CAPACITY = 200;
const values = fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 1, maxLength: CAPACITY });
const someSlots = fc.uniqueArray(fc.integer({ min: 0, max: CAPACITY - 1 }), { maxLength: 60 });

/** An order by value, then slot, of all slots that have a value. */
function orderOf(given: readonly number[]) {
  const compare = (a: number, b: number) => (given[a] ?? 0) - (given[b] ?? 0) || a - b;
  const order = new SortedSlots(CAPACITY, compare);
  order.fill(slotsByValue(Float64Array.from(given)));
  return { order, compare };
}

const slotsIn = (order: SortedSlots) =>
  Array.from({ length: order.length }, (_, place) => order.slotAt(place));

describe('slotsByValue', () => {
  it('sorts by value, equal ones by slot', () => {
    fc.assert(
      fc.property(values, (given) => {
        const { compare } = orderOf(given);
        const expected = [...given.keys()].sort(compare);
        expect([...slotsByValue(Float64Array.from(given))]).toEqual(expected);
      }),
    );
  });

  it('keeps moments apart that differ by a millisecond', () => {
    const moment = Date.UTC(2026, 10, 21);
    expect([...slotsByValue(Float64Array.of(moment + 2, moment, moment + 1, moment))]).toEqual([1, 3, 2, 0]);
  });
});

describe('SortedSlots', () => {
  it('stays sorted while slots leave and come back', () => {
    fc.assert(
      fc.property(values, someSlots, (given, some) => {
        const { order, compare } = orderOf(given);
        const leaving = some.filter((slot) => slot < given.length);
        order.removeAll(leaving);
        const left = [...given.keys()].filter((slot) => !leaving.includes(slot)).sort(compare);
        expect(slotsIn(order)).toEqual(left);
        order.insertAll(leaving);
        expect(slotsIn(order)).toEqual([...given.keys()].sort(compare));
      }),
    );
  });

  it('picks the same page by walking and by sorting', () => {
    fc.assert(
      fc.property(
        values,
        someSlots,
        fc.nat(30),
        fc.nat(30),
        fc.boolean(),
        (given, some, skip, take, backward) => {
          const { order, compare } = orderOf(given);
          const wanted = some.filter((slot) => slot < given.length);
          const set = emptyBits(CAPACITY);
          for (const slot of wanted) setBit(set, slot);
          const sorted = wanted.sort(compare);
          const page = (backward ? sorted.reverse() : sorted).slice(skip, skip + take);
          const options = { skip, take, backward };
          expect(order.pick({ set, count: wanted.length }, options)).toEqual(page);
          // With a small count, they are sorted unless they are at the beginning.
          expect(order.pick({ set, count: 1 }, options)).toEqual(page);
          // With a large count, the order is walked instead of sorting.
          expect(order.pick({ set, count: 1_000_000 }, options)).toEqual(page);
        },
      ),
    );
  });
});
