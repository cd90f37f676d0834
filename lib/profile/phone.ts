/** Normalises typed phone numbers to the stored format (lib/format/phone). */

/** Belgium's, for a number without a country code. */
const defaultCountry = '0032';
const MAX_LENGTH = 20;

/**
 * '0032470123456' for '+32 470 12 34 56', '0470/12.34.56' or '0032470123456'; other countries too. Null if it is not a
 * phone number.
 */
export function readPhone(text: string): string | null {
  const bare = text.replace(/\(0\)|[\s()./-]/g, '');
  const international = bare.replace(/^\+/, '00').replace(/^0(?!0)/, defaultCountry);
  return /^00[1-9]\d{6,}$/.test(international) && international.length <= MAX_LENGTH ? international : null;
}
