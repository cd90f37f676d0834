/** Tax numbers of landlords: the Belgian ones by their check digits, others by their characters alone. */
import { readEnterpriseNumber } from '@/lib/trader/enterprise-number';

/** Without what people put between its parts: 'BE 0123.456.749' → 'BE0123456749'. */
export const toBareNumber = (text: string): string => text.toUpperCase().replace(/[\s./-]/g, '');

/** The last two digits are 97 minus the rest modulo 97. */
const passes97 = (rest: string, check: string) => 97 - (Number(rest) % 97) === Number(check);

/** A national number of eleven digits, of before 2000 or since: then a 2 stands before it. Also one of the BIS register. */
export function isNationalNumber(digits: string): boolean {
  if (!/^\d{11}$/.test(digits)) return false;
  const [rest, check] = [digits.slice(0, 9), digits.slice(9)];
  return passes97(rest, check) || passes97(`2${rest}`, check);
}

/** As landlords write it for the home's page too; the zero in front is often left out. */
function readBelgianNumber(text: string): string | null {
  const bare = toBareNumber(text).replace(/^BE/, '');
  return readEnterpriseNumber(bare.length === 9 ? `0${bare}` : bare);
}

const isForeignNumber = (bare: string) => /^[A-Z0-9]{4,30}$/.test(bare) && /\d/.test(bare);

/**
 * A tax number as it is kept; null if it cannot be one. A Belgian person's is the national number, a Belgian company's
 * its enterprise number.
 * @param country in capitals
 */
export function readTaxNumber(text: string, country: string, kind: 'person' | 'company'): string | null {
  const bare = toBareNumber(text);
  if (country !== 'BE') return isForeignNumber(bare) ? bare : null;
  if (kind === 'company') return readBelgianNumber(text);
  return isNationalNumber(bare) ? bare : null;
}

/** A register number of a company: the Belgian one, or another country's. */
export function readRegisterNumber(text: string, country: string): string | null {
  if (country === 'BE') return readBelgianNumber(text);
  const bare = toBareNumber(text);
  return isForeignNumber(bare) ? bare : null;
}
