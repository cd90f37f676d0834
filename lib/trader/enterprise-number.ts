/** Belgian enterprise numbers: ten digits, the first 0 or 1; the last two are 97 minus the first eight modulo 97. */
export function isEnterpriseNumber(digits: string): boolean {
  return /^[01]\d{9}$/.test(digits) && 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
}

/** '0123456749' for '0123.456.749' or 'be 0123 456 749'; null if it is not a valid number. */
export function readEnterpriseNumber(text: string): string | null {
  const digits = text.replaceAll(/[\s.]/g, '').replace(/^be/i, '');
  return isEnterpriseNumber(digits) ? digits : null;
}

/** '0123.456.749' for '0123456749'. */
export function formatEnterpriseNumber(digits: string): string {
  return `${digits.slice(0, 4)}.${digits.slice(4, 7)}.${digits.slice(7)}`;
}
