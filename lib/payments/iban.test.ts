import { describe, expect, it } from 'vitest';
import { formatIban, isBic, isIban, toIban } from '@/lib/payments/iban';

describe('account numbers', () => {
  it.each([
    'BE68539007547034',
    'NL91ABNA0417164300',
    'DE89370400440532013000',
    'FR1420041010050500013M02606',
  ])('takes %s', (iban) => expect(isIban(iban)).toBe(true));

  it.each([
    ['a wrong digit', 'BE68539007547035'],
    ['too short', 'BE6853900754703'],
    ['spaces, which are not kept', 'BE68 5390 0754 7034'],
    ['an unknown country', 'ZZ68539007547034'],
    ['nothing', ''],
  ])('refuses %s', (_, iban) => expect(isIban(iban)).toBe(false));

  it('refuses Belgian national digits that do not fit, even if the others do', () => {
    // 98 - (539007547035 BE00 mod 97): valid only by ISO 13616.
    const bban = '539007547035';
    const check = 98 - Number(BigInt(`${bban}111400`) % 97n);
    expect(isIban(`BE${String(check).padStart(2, '0')}${bban}`)).toBe(false);
  });

  it('is kept without spaces, in capitals, and shown in fours', () => {
    expect(toIban(' be68 5390-0754 7034 ')).toBe('BE68539007547034');
    expect(formatIban('BE68539007547034')).toBe('BE68 5390 0754 7034');
    expect(formatIban('FR1420041010050500013M02606')).toBe('FR14 2004 1010 0505 0001 3M02 606');
  });

  it('knows the identifiers of banks', () => {
    expect(['KREDBEBB', 'GKCCBEBBXXX'].every(isBic)).toBe(true);
    expect(['KREDBE', 'KREDBEBBX', ''].some(isBic)).toBe(false);
  });
});
