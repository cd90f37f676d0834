/** The phone of a listing: a switch, a country code and 5 to 9 digits; '0032470123456' on the wire. */

export const phoneCodes = ['0032', '0031'] as const;
export type PhoneCode = (typeof phoneCodes)[number];

export interface PhoneValues {
  phone_enabled: boolean;
  phone_code: PhoneCode;
  /** Without the zero in front, as typed. */
  phone_digits: string;
}

const STORED = /^(0031|0032)(\d+)$/;
const defaultCode: PhoneCode = '0032';

const toCode = (text: string | undefined): PhoneCode =>
  phoneCodes.find((code) => code === text) ?? defaultCode;

export function splitPhone(stored: string | null): PhoneValues {
  const [, code, digits] = STORED.exec(stored ?? '') ?? [];
  return { phone_enabled: stored !== null, phone_code: toCode(code), phone_digits: digits ?? stored ?? '' };
}

/** The number on the wire: empty when the switch is off; separators and a leading zero go. */
export function joinPhone({
  phone_enabled: enabled,
  phone_code: code,
  phone_digits: typed,
}: PhoneValues): string {
  return enabled ? code + typed.replace(/[\s()./-]/g, '').replace(/^0/, '') : '';
}

/** The code of the country of an address: 'be' is 0032, 'nl' is 0031. */
export function phoneCodeOf(country: string): PhoneCode {
  return country.toLowerCase() === 'nl' ? '0031' : defaultCode;
}
