import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EURO_SPACE,
  formatAmount,
  formatEuro,
  formatWholeEuro,
  parseEuro,
  splitVat,
  typedEuro,
  vatOn,
} from '@/lib/money/euro';

const plain = (text: string) => text.replaceAll(EURO_SPACE, ' ');
const cents = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 });

describe('formatEuro', () => {
  it.each([
    [9500, '€ 95,-'],
    [9550, '€ 95,50'],
    [9505, '€ 95,05'],
    [125_000, '€ 1.250,-'],
    [123_456_789, '€ 1.234.567,89'],
    [0, '€ 0,-'],
    [5, '€ 0,05'],
    [-1205, '€ -12,05'],
    [-100_000, '€ -1.000,00'],
  ])('%i cents', (amount, text) => {
    expect(plain(formatEuro(amount))).toBe(text);
  });

  it('does not break between the sign and the amount', () => {
    expect(formatEuro(9500)).toBe('€\u00a095,-');
  });

  it('loses nothing', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const digits = formatEuro(amount)
          .replace(/,-$/, ',00')
          .replace(/[^\d-]/g, '');
        expect(Number(digits)).toBe(amount);
      }),
    );
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (amount) => {
    expect(() => formatEuro(amount)).toThrow(RangeError);
  });
});

describe('formatAmount', () => {
  it.each([
    [9900, 'EUR', '€ 99,-'],
    [9950, 'CHF', 'CHF 99,50'],
  ])('%i cents of %s', (amount, currency, text) => {
    expect(plain(formatAmount(amount, currency))).toBe(text);
  });
});

describe('formatWholeEuro', () => {
  it.each([
    [95, '€ 95,-'],
    [1250, '€ 1.250,-'],
    [0, '€ 0,-'],
  ])('%i', (euros, text) => {
    expect(plain(formatWholeEuro(euros))).toBe(text);
  });

  it('refuses a fraction', () => {
    expect(() => formatWholeEuro(95.005)).toThrow(RangeError);
  });
});

describe('splitVat', () => {
  it.each([
    [12_100, 21, 10_000, 2100, 0],
    [10_000, 21, 8264, 1735, 1],
    [9900, 21, 8182, 1718, 0],
    [4900, 21, 4050, 851, -1],
    [10_600, 6, 10_000, 600, 0],
    [1, 21, 1, 0, 0],
    [3, 100, 2, 2, -1],
    [9900, 0, 9900, 0, 0],
    [0, 21, 0, 0, 0],
    [-12_100, 21, -10_000, -2100, 0],
    [-4900, 21, -4050, -851, 1],
  ])('%i at %i %%', (total, rate, subtotal, vat, rounding) => {
    expect(splitVat(total, rate)).toEqual({ subtotal, vat, rounding });
  });

  it('adds up to the cent, with the VAT of the subtotal and a cent to round where nothing else does', () => {
    fc.assert(
      fc.property(cents, fc.constantFrom(0, 6, 12, 21), (total, rate) => {
        const { subtotal, vat, rounding } = splitVat(total, rate);
        expect(subtotal + vat + rounding).toBe(total);
        expect(Math.abs((subtotal * rate) / 100 - vat)).toBeLessThanOrEqual(0.5);
        expect(Math.abs(rounding)).toBeLessThanOrEqual(1);
        const splits = [subtotal - 1, subtotal, subtotal + 1].map((net) => net + vatOn(net, rate));
        expect(splits.includes(total)).toBe(rounding === 0);
      }),
    );
  });

  it('refuses fractions of a cent and negative rates', () => {
    expect(() => splitVat(10.5, 21)).toThrow(RangeError);
    expect(() => splitVat(100, -1)).toThrow(RangeError);
  });
});

describe('a typed amount', () => {
  it.each([
    ['149', 149_00],
    [' 149,5 ', 149_50],
    ['149,05', 149_05],
    ['149.50', 149_50],
    ['€ 149,-', 149_00],
    ['1.250', 1250_00],
    ['1.250,75', 1250_75],
    ['1.25', 1_25],
    ['0', 0],
    ['', null],
    ['-5', null],
    ['1,234', null],
    ['12.34.56', null],
    ['veel', null],
  ])('%j is %s cents', (text, amount) => {
    expect(parseEuro(text)).toBe(amount);
  });

  it('is read as it was written, with or without its sign', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_00 }), (amount) => {
        expect(parseEuro(typedEuro(amount))).toBe(amount);
        expect(parseEuro(formatEuro(amount))).toBe(amount);
      }),
    );
  });
});
