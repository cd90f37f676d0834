import { describe, expect, it } from 'vitest';
import { readForeignVatNumber, vatTreatment } from '@/lib/billing/vat';

describe('a VAT number of another member state', () => {
  it.each([
    ['NL123456782B01', 'NL123456782B01'],
    ['nl 1234.56.782.b.01', 'NL123456782B01'],
    // A sole trader's number, which is valid only by the newer check.
    ['NL123456801B02', 'NL123456801B02'],
    ['FR 40 303265045', 'FR40303265045'],
    ['DE136695976', 'DE136695976'],
    ['LU15027442', 'LU15027442'],
    ['ATU13585627', 'ATU13585627'],
    ['EL094259216', 'EL094259216'],
  ])('%s is %s', (typed, number) => {
    expect(readForeignVatNumber(typed)).toBe(number);
  });

  it.each([
    ['none', null],
    ['nothing', ''],
    ["Belgium's", 'BE0123456749'],
    ['wrong check digits', 'NL123456783B01'],
    ['no prefix', '123456782B01'],
    ['a wrong form', 'DE13669597'],
    ['the United Kingdom', 'GB980780684'],
    ['Northern Ireland', 'XI980780684'],
    ['Switzerland', 'CHE123456788'],
    ['Greece under its ISO code', 'GR094259216'],
    ['words', 'geen'],
  ])('is not %s', (_name, typed) => {
    expect(readForeignVatNumber(typed)).toBeNull();
  });
});

describe('VAT', () => {
  it.each([
    ['a private person in Belgium', 'be', null, true, 'S', 21],
    ['a private person in the Netherlands', 'nl', null, true, 'S', 21],
    ['a private person outside the union', 'uk', null, true, 'S', 21],
    ['a business in Belgium', 'be', 'BE0123456749', true, 'S', 21],
    ['a Belgian number and an address elsewhere', 'nl', 'BE0123456749', true, 'S', 21],
    ['a foreign number and an address in Belgium', 'be', 'NL123456782B01', true, 'S', 21],
    ['a business in the Netherlands', 'nl', 'NL123456782B01', true, 'AE', 0],
    ['one whose number is not confirmed', 'nl', 'NL123456782B01', false, 'S', 21],
    ['one whose number is wrong', 'nl', 'NL123456783B01', true, 'S', 21],
    ['a business in France', 'fr', 'FR40303265045', true, 'AE', 0],
    ['a business in the United Kingdom', 'uk', 'GB980780684', true, 'S', 21],
    ['a business whose address is not known', null, 'DE136695976', true, 'S', 21],
  ])('of %s', (_name, country, vatNumber, isConfirmed, category, rate) => {
    const treatment = vatTreatment({ country, vatNumber, isConfirmed });
    expect([treatment.category, treatment.rate]).toEqual([category, rate]);
    expect(treatment.reason !== null).toBe(category === 'AE');
  });
});
