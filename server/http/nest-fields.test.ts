import { describe, expect, it } from 'vitest';
import { nestFields } from '@/server/http/nest-fields';

const nested = (...fields: [string, unknown][]): unknown => JSON.parse(JSON.stringify(nestFields(fields)));

describe('names of form fields', () => {
  it.each<[string, [string, unknown][], unknown]>([
    [
      'plain ones stay',
      [
        ['name', 'x'],
        ['price', '95'],
      ],
      { name: 'x', price: '95' },
    ],
    [
      'brackets nest',
      [
        ['images_pool[store][0][id]', 'a'],
        ['images_pool[store][0][rotate]', '90'],
      ],
      { images_pool: { store: { 0: { id: 'a', rotate: '90' } } } },
    ],
    [
      'numbers stay keys',
      [
        ['managers[0]', 'a'],
        ['managers[7]', 'b'],
      ],
      { managers: { 0: 'a', 7: 'b' } },
    ],
    [
      'empty brackets count on',
      [
        ['ids[]', 'a'],
        ['ids[]', 'b'],
      ],
      { ids: { 0: 'a', 1: 'b' } },
    ],
    [
      'the later of two counts',
      [
        ['a', '1'],
        ['a', '2'],
      ],
      { a: '2' },
    ],
    [
      'a list takes the place of a text',
      [
        ['a', '1'],
        ['a[b]', '2'],
      ],
      { a: { b: '2' } },
    ],
    [
      'odd names are names',
      [
        ['a[b', '1'],
        ['[x]', '2'],
        ['a]b[', '3'],
      ],
      { 'a[b': '1', '[x]': '2', 'a]b[': '3' },
    ],
  ])('%s', (_what, fields, expected) => {
    expect(nested(...fields)).toEqual(expected);
  });

  it('reach no prototype', () => {
    nestFields([
      ['__proto__[polluted]', 'yes'],
      ['constructor[prototype][polluted]', 'yes'],
      ['a[__proto__][polluted]', 'yes'],
    ]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('nest no deeper than any form does', () => {
    const name = `a${'[b]'.repeat(2000)}`;
    expect(Object.keys(nestFields([[name, 'x']]))).toEqual([name]);
  });
});
