import { describe, expect, it } from 'vitest';
import { isNationalNumber, readRegisterNumber, readTaxNumber } from '@/lib/dac7/tax-number';

/** The two check digits of nine, counted by subtraction instead of by a remainder. */
function checkOf(nine: number): string {
  let rest = nine;
  while (rest >= 97 * 1_000_000) rest -= 97 * 1_000_000;
  while (rest >= 97) rest -= 97;
  return String(97 - rest).padStart(2, '0');
}

describe('a tax number', () => {
  it.each([850730033, 930518223, 1, 999999999])('of a Belgian of before 2000 passes: %s', (nine) => {
    const digits = String(nine).padStart(9, '0');
    expect(isNationalNumber(digits + checkOf(nine))).toBe(true);
  });

  it.each([17073003, 120518223])('of a Belgian since 2000 passes with a 2 before it: %s', (nine) => {
    const digits = String(nine).padStart(9, '0');
    expect(isNationalNumber(digits + checkOf(2_000_000_000 + nine))).toBe(true);
  });

  it.each(['85073003327', '8507300332', '850730033288', '8507300332A', ''])(
    '%j of a Belgian is refused',
    (text) => {
      expect(isNationalNumber(text)).toBe(false);
    },
  );

  it('is kept without what stands between its parts', () => {
    expect(readTaxNumber('85.07.30-033 28', 'BE', 'person')).toBe('85073003328');
    expect(readTaxNumber('be 0123.456.749', 'BE', 'company')).toBe('0123456749');
    expect(readTaxNumber('123 456 782', 'NL', 'person')).toBe('123456782');
  });

  it('of a company is its enterprise number, with or without BE and its first zero', () => {
    for (const text of ['0123.456.749', 'BE0123456749', '123456749'])
      expect(readRegisterNumber(text, 'BE')).toBe('0123456749');
    for (const text of ['0123.456.748', '2123456749', '12345674', 'BE', ''])
      expect(readRegisterNumber(text, 'BE')).toBeNull();
  });

  it.each(['abc', '12', 'x'.repeat(31), '<b>1234', 'ABCDEF'])('%j of another country is refused', (text) => {
    expect(readTaxNumber(text, 'FR', 'person')).toBeNull();
    expect(readRegisterNumber(text, 'DE')).toBeNull();
  });
});
