import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

  it('counts on behind what was numbered', () => {
    expect(nested(['a[4]', 'x'], ['a[]', 'y'], ['a[2]', 'z'], ['a[]', 'w'])).toEqual({
      a: { 2: 'z', 4: 'x', 5: 'y', 6: 'w' },
    });
  });
});

describe('the work of nesting', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** Counts operations on the built objects: each key that is listed, looked up or written. */
  function touchesOf(names: readonly string[]): number {
    let touches = 0;
    const counted = <T>(result: T): T => {
      touches += 1;
      return result;
    };
    const create = Object.create.bind(Object);
    vi.spyOn(Object, 'create').mockImplementation(
      (prototype: object | null) =>
        new Proxy(create(prototype), {
          get: (target, key) => counted(Reflect.get(target, key)),
          set: (target, key, value) => counted(Reflect.set(target, key, value)),
          has: (target, key) => counted(Reflect.has(target, key)),
          ownKeys: (target) => {
            const keys = Reflect.ownKeys(target);
            touches += keys.length;
            return keys;
          },
        }),
    );
    nestFields(names.map((name) => [name, 'x']));
    vi.restoreAllMocks();
    return touches;
  }

  it('grows with the fields alone, whatever their names', () => {
    const part = fc.constantFrom('', '0', '7', '99', 'a', 'b', '__proto__', 'constructor');
    const name = fc
      .tuple(fc.constantFrom('a', 'b'), fc.array(part, { maxLength: 5 }))
      .map(([head, parts]) => head + parts.map((one) => `[${one}]`).join(''));
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 12 }), (few) => {
        const many = Array.from({ length: 40 }, () => few).flat();
        expect(touchesOf(many)).toBeLessThanOrEqual(many.length * 24);
      }),
      { numRuns: 60 },
    );
    const list = Array<string>(2000).fill('a[]');
    expect(touchesOf(list)).toBeLessThanOrEqual(list.length * 24);
  });
});
