/** Checks landlords' tax numbers: Belgian ones by check digits, others only by their characters. */
import { readEnterpriseNumber } from '@/lib/trader/enterprise-number';

/** Removes separators: 'BE 0123.456.749' → 'BE0123456749'. */
export const toBareNumber = (text: string): string => text.toUpperCase().replace(/[\s./-]/g, '');

/** The last two digits are 97 minus the rest modulo 97. */
const passes97 = (rest: string, check: string) => 97 - (Number(rest) % 97) === Number(check);

/** Checks an eleven-digit national or BIS number; for births since 2000 the check puts a 2 in front of it. */
export function isNationalNumber(digits: string): boolean {
  if (!/^\d{11}$/.test(digits)) return false;
  const [rest, check] = [digits.slice(0, 9), digits.slice(9)];
  return passes97(rest, check) || passes97(`2${rest}`, check);
}

/** The same number that landlords give for the listing page; its leading zero is often left out. */
function readBelgianNumber(text: string): string | null {
  const bare = toBareNumber(text).replace(/^BE/, '');
  return readEnterpriseNumber(bare.length === 9 ? `0${bare}` : bare);
}

const isForeignNumber = (bare: string) => /^[A-Z0-9]{4,30}$/.test(bare) && /\d/.test(bare);

/**
 * A tax number as stored; null if it cannot be one. For a Belgian person it is the national number, for a Belgian
 * company the enterprise number.
 * @param country in capitals
 */
export function readTaxNumber(text: string, country: string, kind: 'person' | 'company'): string | null {
  const bare = toBareNumber(text);
  if (country !== 'BE') return isForeignNumber(bare) ? bare : null;
  if (kind === 'company') return readBelgianNumber(text);
  return isNationalNumber(bare) ? bare : null;
}

/** A company's register number, Belgian or foreign; null if it cannot be one. */
export function readRegisterNumber(text: string, country: string): string | null {
  if (country === 'BE') return readBelgianNumber(text);
  const bare = toBareNumber(text);
  return isForeignNumber(bare) ? bare : null;
}
