import { describe, expect, it } from 'vitest';
import { billingCountries } from '@/lib/profile/billing-countries';
import type { BillingCountry } from '@/lib/profile/billing-countries';
import { postalCodeProblem, tidyPostalCode } from '@/lib/profile/postal-code';
import { memberStateTexts } from '@/lib/texts/countries';

/** One of each member state, as written locally. */
const codes: Readonly<Record<BillingCountry, string>> = {
  ...{ be: 'B-8400', nl: '1012ab', fr: '75 001', de: 'D-10115', lu: 'L-1009', bg: '1000', cy: '1010' },
  ...{ dk: '1050', ee: '10111', fi: '00100', gr: '104 31', hu: '1011', ie: 'D02 X285', it: '00118' },
  ...{ hr: '10000', lv: 'LV-1050', lt: 'LT-01103', mt: 'VLT 1117', at: '1010', pl: '00-950' },
  ...{ pt: '1000-205', ro: '010011', si: '1000', sk: '811 01', es: '28001', cz: '110 00', se: '111 29' },
};

describe('a postal code', () => {
  it.each(billingCountries)('of %s is taken as it is written there', (country) => {
    const code = tidyPostalCode(codes[country]);
    expect([code, postalCodeProblem(code, country)]).toEqual([code, null]);
    expect(code.length).toBeLessThanOrEqual(10);
    expect(tidyPostalCode(code)).toBe(code);
  });

  it.each([
    ['B-8400', '8400'],
    ['1012ab', '1012 AB'],
    ['NL-1012 AB', '1012 AB'],
    ['75 001', '75001'],
    [' d02  x285', 'D02 X285'],
    ['lv-1050', 'LV-1050'],
    ['1000-205', '1000-205'],
  ])('%j is %j', (typed, code) => {
    expect(tidyPostalCode(typed)).toBe(code);
  });

  it.each<[BillingCountry | null, string, string]>([
    ['be', '84000', 'vier cijfers'],
    ['be', '1012 AB', 'vier cijfers'],
    ['nl', '8400', 'twee letters'],
    ['fr', '8400', 'vijf cijfers'],
    ['lu', '10115', 'vier cijfers'],
    ['es', '90001', 'vijf cijfers'],
    ['ie', 'X', 'twee tot tien'],
    ['pl', '00--', 'twee tot tien'],
    [null, '<8400>', 'twee tot tien'],
  ])('in %s is not %s', (country, code, words) => {
    expect(postalCodeProblem(code, country)).toContain(words);
  });
});

describe('the member states', () => {
  it('are 27, Belgium and its neighbours first, then by their names', () => {
    const names = billingCountries.map((country) => memberStateTexts[country]);
    expect(new Set(names).size).toBe(27);
    expect(names.slice(0, 5)).toEqual(['België', 'Nederland', 'Frankrijk', 'Duitsland', 'Luxemburg']);
    expect(names.slice(5)).toEqual(names.slice(5).toSorted((a, b) => a.localeCompare(b, 'nl')));
  });
});
