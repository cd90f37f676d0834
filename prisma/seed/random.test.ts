import { describe, expect, it } from 'vitest';
import { Random } from './random';

describe('Random', () => {
  it('repeats itself for one seed and differs for another', () => {
    const draws = (seed: string): number[] => {
      const random = new Random(seed);
      return Array.from({ length: 5 }, () => random.next());
    };
    expect(draws('a')).toEqual(draws('a'));
    expect(draws('a')).not.toEqual(draws('b'));
  });

  it('keeps all items when it shuffles', () => {
    expect(new Random('s').shuffle([1, 2, 3, 4]).toSorted()).toEqual([1, 2, 3, 4]);
  });
});
