import { describe, expect, it } from 'vitest';
import { readVatNumber } from '@/lib/profile/vat-number';

describe('a VAT number', () => {
  it.each([
    ['BE0123456749', 'BE0123456749'],
    ['BE 0123.456.749', 'BE0123456749'],
    ['be 123.456.749', 'BE0123456749'],
    ['0123 456 749', 'BE0123456749'],
    ['123456749', 'BE0123456749'],
    ['1234.567.894', 'BE1234567894'],
    ['NL123456782B01', 'NL123456782B01'],
    ['nl 1234.56.782.b.01', 'NL123456782B01'],
    ['123456782B01', 'NL123456782B01'],
    // A sole trader's number, which is valid only by the newer check.
    ['NL123456801B02', 'NL123456801B02'],
    ['fr 40 303 265 045', 'FR40303265045'],
    ['DE 136.695.976', 'DE136695976'],
    ['gr094259216', 'EL094259216'],
    ['SE 556188-8404 01', 'SE556188840401'],
    ['FI-20774740', 'FI20774740'],
  ])('%s is %s', (typed, stored) => {
    expect(readVatNumber(typed)).toBe(stored);
  });

  it.each([
    '',
    'BE',
    'BE0123456748',
    'BE2123456749',
    'BE01234567490',
    'BE01234S6749',
    '0123456',
    'NL123456783B01',
    'NL123456782B00',
    'NL123456782',
    'NL123456782C01',
    'NL1234567821B01',
    'DE123456789',
    'GB980780684',
    'XI980780684',
    'CHE123456788',
    'US123456789',
    'geen',
    'BE0123456749 of zo',
  ])('refuses %j', (typed) => {
    expect(readVatNumber(typed)).toBeNull();
  });
});
