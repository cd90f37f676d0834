import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyBits, setBit, slotsOf } from '@/server/features/search/bits';
import { firstByValue } from '@/server/features/search/first-by-value';

const SLOTS = 3000;
/** Later listings have lower ids here, so that the order of slots is not that of ids. */
const idOf = (slot: number) => SLOTS - slot;

it('picks what sorting everything would, with many equal values and few that are far apart', () => {
  const value = fc.oneof(
    fc.integer({ min: 1, max: 5 }),
    fc.constantFrom(5, 1e9),
    fc.integer({ min: 1, max: 1e6 }),
  );
  const page = fc.record({
    skip: fc.oneof(fc.constant(0), fc.nat(SLOTS)),
    take: fc.integer({ min: 1, max: 24 }),
    backward: fc.boolean(),
  });
  const values = fc.array(fc.option(value), { minLength: 1, maxLength: SLOTS, size: 'max' });
  fc.assert(
    fc.property(values, page, (given, { skip, take, backward }) => {
      const [set, all] = [emptyBits(SLOTS), new Float64Array(SLOTS)];
      for (const [slot, one] of given.entries()) {
        if (one === null) continue;
        setBit(set, slot);
        all[slot] = one;
      }
      const slots = slotsOf(set);
      const sorted = slots.toSorted((a, b) => (all[a] ?? 0) - (all[b] ?? 0) || idOf(a) - idOf(b));
      const expected = (backward ? sorted.reverse() : sorted).slice(skip, skip + take);
      const wanted = { count: slots.length, skip, take, backward, values: all, idOf };
      expect(firstByValue(set, wanted)).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});
