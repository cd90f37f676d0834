import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countToDraw, drawHomes } from '@/server/features/short-stay-checks/draw';

describe('how many', () => {
  it.each([
    [0, 10, 2, 0],
    [1, 0, 0, 0],
    [1, 1, 0, 1],
    [7, 10, 0, 1],
    [20, 10, 0, 2],
    [21, 10, 0, 3],
    [21, 10, 5, 5],
    [3, 10, 5, 3],
    [9, 100, 0, 9],
  ])('of %i homes at %i per cent and at least %i: %i', (homes, percent, minimum, drawn) => {
    expect(countToDraw(homes, { percent, minimum })).toBe(drawn);
  });
});

describe('which', () => {
  const idsOf = fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 50 });

  it('the same ones with the same seed, in whatever order the homes are listed', () => {
    fc.assert(
      fc.property(idsOf, fc.string(), fc.nat(60), (ids, seed, count) => {
        const drawn = drawHomes(ids, seed, count);
        expect(drawHomes(ids.toReversed(), seed, count)).toEqual(drawn);
        expect(new Set(drawn).size).toBe(Math.min(count, ids.length));
        expect(drawn.every((id) => ids.includes(id))).toBe(true);
      }),
    );
  });

  it('everybody about as often as anybody, over many months', () => {
    const ids = Array.from({ length: 40 }, (_, index) => index * 7 + 1);
    const months = 2000;
    const times = new Map(ids.map((id) => [id, 0]));
    for (let month = 0; month < months; month += 1) {
      for (const id of drawHomes(ids, `seed ${month}`, 4)) times.set(id, (times.get(id) ?? 0) + 1);
    }
    // Expected 200 each, with a deviation of 13: five of them.
    for (const count of times.values()) expect(Math.abs(count - months / 10)).toBeLessThan(68);
  });
});
