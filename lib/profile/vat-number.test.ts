import { describe, expect, it } from 'vitest';
import { readVatNumber } from '@/lib/profile/vat-number';

describe('a VAT number', () => {
  it.each([
    ['BE0403170701', 'BE0403170701'],
    ['BE 0403.170.701', 'BE0403170701'],
    ['be 403.170.701', 'BE0403170701'],
    ['0403 170 701', 'BE0403170701'],
    ['403170701', 'BE0403170701'],
    ['1234.567.894', 'BE1234567894'],
    ['NL004495445B01', 'NL004495445B01'],
    ['nl 0044.95.445.b.01', 'NL004495445B01'],
    ['004495445B01', 'NL004495445B01'],
    // A sole trader's, which passes the newer test alone.
    ['NL123456801B02', 'NL123456801B02'],
  ])('%s is %s', (typed, stored) => {
    expect(readVatNumber(typed)).toBe(stored);
  });

  it.each([
    '',
    'BE',
    'BE0403170702',
    'BE2403170701',
    'BE04031707010',
    'BE04O3170701',
    '0403170',
    'NL004495446B01',
    'NL004495445B00',
    'NL004495445',
    'NL004495445C01',
    'NL0044954451B01',
    'DE123456789',
    'geen',
    'BE0403170701 of zo',
  ])('refuses %j', (typed) => {
    expect(readVatNumber(typed)).toBeNull();
  });
});
