/**
 * The text of the QR code that banking apps scan: EPC069-12 version 002 (docs/rules/payments.md#code). It is limited in
 * bytes as a whole, besides the limits of its fields in characters.
 */

/** The capacity of QR code version 13, the largest allowed, at error correction level M. */
const MAX_BYTES = 331;

export interface EpcPayment {
  /** If null, its line is left empty. */
  bic: string | null;
  holderName: string;
  /** Without spaces. */
  iban: string;
  cents: number;
  /** Twelve digits, or the ISO 11649 form. */
  reference: string;
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** Ten lines with LF between them; the name is cut at a code point so that the text fits. */
export function epcText({ bic, holderName, iban, cents, reference }: EpcPayment): string {
  const amount = `EUR${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  const write = (name: string) =>
    ['BCD', '002', '1', 'SCT', bic ?? '', name, iban, amount, '', reference].join('\n');
  const name = [...holderName];
  while (bytesOf(write(name.join(''))) > MAX_BYTES) name.pop();
  return write(name.join(''));
}
