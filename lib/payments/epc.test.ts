import fc from 'fast-check';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { epcText } from '@/lib/payments/epc';

const payment = {
  bic: null,
  holderName: 'Jan Peeters',
  iban: 'BE68539007547034',
  cents: 210_05,
  reference: '123456789002',
};

describe('the text of a payment code', () => {
  it('has ten lines, and nothing after the reference', () => {
    expect(epcText(payment)).toBe(
      'BCD\n002\n1\nSCT\n\nJan Peeters\nBE68539007547034\nEUR210.05\n\n123456789002',
    );
    expect(epcText({ ...payment, bic: 'GKCCBEBB', cents: 1 })).toContain('\nSCT\nGKCCBEBB\n');
    expect(epcText({ ...payment, cents: 1 })).toContain('\nEUR0.01\n');
    expect(epcText({ ...payment, cents: 100_000_00 })).toContain('\nEUR100000.00\n');
  });

  it('is at most 331 bytes and 69 modules: a name of 70 characters may have to be cut, at a character', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 70 });
    fc.assert(
      fc.property(name, fc.integer({ min: 1, max: 100_000_000 }), (holderName, cents) => {
        const text = epcText({ ...payment, holderName: [...holderName].slice(0, 70).join(''), cents });
        expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(331);
        expect(text).not.toContain('\uFFFD'.concat('\n'));
        const { size } = encode(text, { ecc: 'M', boostEcc: false, maxVersion: 13, border: 0 });
        expect(size).toBeLessThanOrEqual(69);
      }),
    );
    const wide =
      epcText({ ...payment, bic: 'GKCCBEBBXXX', holderName: '😀'.repeat(70) }).split('\n')[5] ?? '';
    expect(wide).toMatch(/^(?:😀)+$/u);
    expect([...wide].length).toBeGreaterThan(50);
    expect([...wide].length).toBeLessThan(70);
  });
});
