/**
 * The phone number of a listing in the form: a switch, a country code and 5 to 9 digits; '0032470123456' in the API.
 */

export const phoneCodes = ['0032', '0031'] as const;
export type PhoneCode = (typeof phoneCodes)[number];

export interface PhoneValues {
  phone_enabled: boolean;
  phone_code: PhoneCode;
  /** Without the leading zero, as typed. */
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

/** The number for the API: empty if the switch is off; separators and a leading zero are dropped. */
export function joinPhone({
  phone_enabled: enabled,
  phone_code: code,
  phone_digits: typed,
}: PhoneValues): string {
  return enabled ? code + typed.replace(/[\s()./-]/g, '').replace(/^0/, '') : '';
}

/** The dialling code of an address's country: 'be' is 0032, 'nl' is 0031. */
export function phoneCodeOf(country: string): PhoneCode {
  return country.toLowerCase() === 'nl' ? '0031' : defaultCode;
}
