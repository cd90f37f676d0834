/** Bank account numbers (docs/rules/payments.md#account): stored without spaces, shown in groups of four. */
import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';

/** Without spaces and separators, in capitals: how a number is stored and compared. */
export function toIban(text: string): string {
  return electronicFormatIBAN(text) ?? '';
}

/**
 * Whether a number without spaces is valid by ISO 13616: country, length, structure and check digits, and if the
 * country has them (Belgium does) the national check digits.
 */
export const isIban = (iban: string): boolean => isValidIBAN(iban);

/** In groups of four, as on cards and statements: 'BE68 5390 0754 7034'. */
export const formatIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

/** The identifier of a bank (ISO 9362), of 8 or 11 characters, without spaces. */
export const isBic = (bic: string): boolean => isValidBIC(bic);
