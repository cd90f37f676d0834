import { describe, expect, it } from 'vitest';
import { whereText } from '@/lib/search/where-text';

describe('a place in few words', () => {
  it.each([
    [[], '', null],
    [[11], '', 'Oostende'],
    [[11, 3], '', 'De Haan, Oostende'],
    [[], 'Zeewind', '‘Zeewind’'],
    [[11], 'Zeewind', 'Oostende · ‘Zeewind’'],
  ])('%j and %j is %j', (towns, name, text) => {
    expect(whereText(towns, name)).toBe(text);
  });
});
