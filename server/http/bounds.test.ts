import { describe, expect, it } from 'vitest';
import { isFormBounded, isJsonBounded, isQueryBounded } from './bounds';

const bytes = (text: string) => Buffer.from(text);
const times = (n: number, text: string) => text.repeat(n);

describe('how much a request may hold', () => {
  it('is 500 fields of a form', () => {
    expect(isFormBounded(bytes(''))).toBe(true);
    expect(isFormBounded(bytes(times(499, 'a[]=1&')))).toBe(true);
    expect(isFormBounded(bytes(times(500, 'a[]=1&')))).toBe(false);
  });

  it('is 100 parameters of a query', () => {
    expect(isQueryBounded(times(99, 'a=1&'))).toBe(true);
    expect(isQueryBounded(times(100, 'a=1&'))).toBe(false);
  });

  it.each([
    ['no text at all', '', true],
    ['an object', '{"a":[1,{"b":null}]}', true],
    ['brackets and commas in a text', JSON.stringify({ a: times(9000, '[{,"\\') }), true],
    ['a text of quotes', JSON.stringify(times(6000, '"')), true],
    ['two years of nights with a price', `[${times(731, '{"date":"2027-05-03","price":1},')}{}]`, true],
    ['sixteen lists in each other', times(16, '[') + times(16, ']'), true],
    ['seventeen lists in each other', times(17, '[') + times(17, ']'), false],
    ['objects without end', times(40_000, '{"a":'), false],
    ['a list without end', `[${times(5001, '1,')}1]`, false],
    ['empty objects without end', `[${times(2600, '{},')}1]`, false],
  ])('in JSON: %s', (_what, text, fits) => {
    expect(isJsonBounded(bytes(text))).toBe(fits);
  });
});
