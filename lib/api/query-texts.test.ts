import { describe, expect, it } from 'vitest';
import { queryTexts } from './query-texts';

const texts = (query: string) => queryTexts(new URLSearchParams(query));

describe('the texts of a query', () => {
  it.each([
    ['', {}],
    ['a=1&b=2', { a: '1', b: '2' }],
    ['a=1&b=2&a=&a=3', { a: '1,3', b: '2' }],
    ['a=', { a: '' }],
    ['constructor=1', { constructor: '1' }],
  ])('%j', (query, expected) => {
    expect(texts(query)).toEqual(expected);
  });

  it('reach no prototype', () => {
    const { polluted } = Object.prototype as { polluted?: unknown };
    expect([Object.keys(texts('__proto__=1&__proto__=2')), polluted]).toEqual([['__proto__'], undefined]);
  });
});
