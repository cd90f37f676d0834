import { describe, expect, it } from 'vitest';
import { hasCopy } from './has-copy';

describe('who has a copy already', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", W/"a"', true],
    ['*', false],
    ['*, "b"', false],
    ['"b", *', false],
    ['"b"', false],
    ['a', false],
  ])('%s: %s', (known, expected) => {
    expect(hasCopy(new Headers({ 'if-none-match': known }), '"a"')).toBe(expected);
  });

  it('is nobody who says nothing, or wants it anew', () => {
    expect(hasCopy(new Headers(), '"a"')).toBe(false);
    const reload = new Headers({ 'if-none-match': '"a"', 'cache-control': 'no-cache' });
    expect(hasCopy(reload, '"a"')).toBe(false);
  });
});
