/**
 * Structured references of payments (docs/rules/payments.md#reference): twelve digits, of which the last two are the
 * first ten modulo 97, or 97 instead of 0. Stored as twelve digits; leading zeros count.
 */

/** The remainder modulo 97 of up to twenty digits, computed in two parts because one number cannot hold them. */
const remainderOf = (digits: string): number =>
  Number(`${Number(digits.slice(0, 10)) % 97}${digits.slice(10)}`) % 97;

/** The twelve digits that begin with these ten. */
export function referenceOf(ten: string): string {
  return `${ten}${String(remainderOf(ten) || 97).padStart(2, '0')}`;
}

/** As Belgian banks print it: '+++123/4567/89002+++'. */
export const formatReference = (reference: string): string =>
  `+++${reference.slice(0, 3)}/${reference.slice(3, 7)}/${reference.slice(7)}+++`;

/** The same twelve digits by ISO 11649, for banks in other countries: 'RF', two check digits, the twelve digits. */
export function rfReferenceOf(reference: string): string {
  // 'RF00' moved to the end, with R = 27 and F = 15.
  return `RF${String(98 - remainderOf(`${reference}271500`)).padStart(2, '0')}${reference}`;
}
