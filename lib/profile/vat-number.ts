/** Normalises and checks typed VAT numbers of the European Union. */
import { readForeignVatNumber } from '@/lib/billing/vat';
import { isEnterpriseNumber } from '@/lib/trader/enterprise-number';

/** The remainder modulo 97 of a number too large for a JavaScript number; letters count as A = 10 to Z = 35. */
function remainder97(text: string): number {
  const digits = text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}

/** Weights 9 to 2 over the first eight digits; the ninth is the sum modulo 11. */
function passesElevenTest(digits: string): boolean {
  const sum = [...digits.slice(0, 8)].reduce((total, digit, index) => total + Number(digit) * (9 - index), 0);
  return sum % 11 === Number(digits[8]);
}

/**
 * Dutch: nine digits, B and two digits. Companies pass the modulo 11 check; sole traders, since 2020, one modulo 97.
 */
function isDutch(number: string): boolean {
  if (!/^\d{9}B(?!00)\d\d$/.test(number)) return false;
  return passesElevenTest(number.slice(0, 9)) || remainder97(`NL${number}`) === 1;
}

/**
 * 'BE0123456749' for '0123.456.749' or 'be 123.456.749', 'NL123456782B01' for 'nl 1234.56.782.b.01', 'FR40303265045'
 * for 'fr 40 303265045'; null if it is not a valid number of a member state. Digits alone are read as Belgian, with a B
 * between them as Dutch; others must start with their country code, Greek ones with EL or GR.
 */
export function readVatNumber(text: string): string | null {
  const bare = text.toUpperCase().replace(/[\s./-]/g, '');
  if (/^(?!BE|NL)[A-Z]{2}/.test(bare)) return readForeignVatNumber(bare.replace(/^GR/, 'EL'));
  const [, country = bare.includes('B') ? 'NL' : 'BE', rest = ''] = /^(BE|NL)?(.*)$/.exec(bare) ?? [];
  if (country === 'NL') return isDutch(rest) ? `NL${rest}` : null;
  const digits = rest.length === 9 ? `0${rest}` : rest;
  return isEnterpriseNumber(digits) ? `BE${digits}` : null;
}
