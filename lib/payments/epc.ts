/**
 * The text of the code that banking apps scan: EPC069-12 version 002 (docs/rules/payments.md#code). Its limit is in
 * bytes, whatever the limits of its fields in characters.
 */

/** Version 13 of a QR code, the largest allowed, holds so much at error correction level M. */
const MAX_BYTES = 331;

export interface EpcPayment {
  /** Null leaves its line empty. */
  bic: string | null;
  holderName: string;
  /** Without spaces. */
  iban: string;
  cents: number;
  /** Twelve digits, or the ISO 11649 form. */
  reference: string;
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** Ten lines with LF between them; the name is cut at a code point so that all of it fits. */
export function epcText({ bic, holderName, iban, cents, reference }: EpcPayment): string {
  const amount = `EUR${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  const write = (name: string) =>
    ['BCD', '002', '1', 'SCT', bic ?? '', name, iban, amount, '', reference].join('\n');
  const name = [...holderName];
  while (bytesOf(write(name.join(''))) > MAX_BYTES) name.pop();
  return write(name.join(''));
}
