import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatReference, referenceOf, rfReferenceOf } from '@/lib/payments/reference';

const ten = fc.bigInt({ min: 0n, max: 9_999_999_999n }).map((number) => String(number).padStart(10, '0'));

/** Twelve digits with valid check digits. */
const isReference = (text: string) => /^\d{12}$/.test(text) && referenceOf(text.slice(0, 10)) === text;

describe('structured references', () => {
  it('end in the first ten digits modulo 97', () => {
    expect(referenceOf('1234567890')).toBe('123456789002');
    expect(isReference('123456789002')).toBe(true);
    // A common example that no bank accepts.
    expect(isReference('123456789012')).toBe(false);
  });

  it('have 97 for a remainder of 0, and keep leading zeros', () => {
    expect(referenceOf('0000000000')).toBe('000000000097');
    expect(isReference('000000000000')).toBe(false);
    expect(isReference('97')).toBe(false);
  });

  it('are printed with their ornament', () => {
    expect(formatReference('123456789002')).toBe('+++123/4567/89002+++');
  });

  it('agree with arithmetic on whole numbers', () => {
    fc.assert(
      fc.property(ten, (digits) => {
        const check = BigInt(digits) % 97n || 97n;
        expect(referenceOf(digits)).toBe(`${digits}${String(check).padStart(2, '0')}`);
      }),
    );
  });

  it('have a form of ISO 11649', () => {
    expect(rfReferenceOf('539007547034')).toBe('RF18539007547034');
    fc.assert(
      fc.property(ten, (digits) => {
        const rf = rfReferenceOf(referenceOf(digits));
        expect(rf).toMatch(/^RF\d{14}$/);
        expect(BigInt(`${rf.slice(4)}2715${rf.slice(2, 4)}`) % 97n).toBe(1n);
      }),
    );
  });
});
