import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatNumber } from '@/lib/format/number';

it.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1000, '1.000'],
  [10_000, '10.000'],
  [1_234_567, '1.234.567'],
  [-1250, '-1.250'],
])('writes %i as %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

it('only adds dots, at most three digits apart', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      const text = formatNumber(value);
      expect(Number(text.replaceAll('.', ''))).toBe(value);
      expect(text).toMatch(/^-?\d{1,3}(\.\d{3})*$/);
    }),
  );
});

it('refuses a fraction', () => {
  expect(() => formatNumber(1.5)).toThrow(RangeError);
});
