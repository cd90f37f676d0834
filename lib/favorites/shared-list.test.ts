import { describe, expect, it } from 'vitest';
import { readSharedIds, writeSharedIds } from '@/lib/favorites/shared-list';

describe('a shared list', () => {
  it.each([
    ['12,45', [12, 45]],
    ['45,12,45', [45, 12]],
    ['7', [7]],
    ['0,7,2147483648', [7]],
    ['', []],
    [undefined, []],
    [null, []],
    [['1', '2'], []],
    ['1,,2', []],
    ['1, 2', []],
    ['-1', []],
    ['1;DROP', []],
    ['zeezicht', []],
  ])('%j is %j', (text, ids) => {
    expect(readSharedIds(text)).toEqual(ids);
  });

  it('has fifty homes at most, and is read as it was written', () => {
    const many = Array.from({ length: 60 }, (_, index) => index + 1);
    expect(readSharedIds(writeSharedIds(many))).toEqual(many.slice(0, 50));
    expect(readSharedIds(many.join(','))).toEqual(many.slice(0, 50));
  });
});
