import { describe, expect, it } from 'vitest';
import { findVat } from '@/server/features/billing/check-vat-number';

describe('the VAT of an account where no service is asked', () => {
  it.each([
    ['nl', 'NL123456782B01', 'AE'],
    ['nl', 'NL123456783B01', 'S'],
    ['be', 'NL123456782B01', 'S'],
    ['nl', null, 'S'],
  ])('in %s with %s is %s', async (country, vatNumber, category) => {
    expect(await findVat({ country, vatNumber })).toMatchObject({ vat: { category }, check: null });
  });
});
