/** Which VAT a buyer pays (docs/rules/billing.md#vat). */
import * as jsvat from 'jsvat-next';
import { invoiceTexts } from '@/lib/texts/invoice';

/** Node hands a CommonJS package out as its default, bundlers by its names. */
const { checkVAT, ...known } = (Reflect.get(jsvat, 'default') as typeof jsvat | undefined) ?? jsvat;

/** Of the other member states. Northern Ireland's (XI) count for goods alone. */
const otherMemberStates = [
  ...[known.austria, known.bulgaria, known.croatia, known.cyprus, known.czechRepublic, known.denmark],
  ...[known.estonia, known.finland, known.france, known.germany, known.greece, known.hungary, known.ireland],
  ...[known.italy, known.latvia, known.lithuania, known.luxembourg, known.malta, known.netherlands],
  ...[known.poland, known.portugal, known.romania, known.slovakiaRepublic, known.slovenia, known.spain],
  known.sweden,
];

/**
 * 'NL123456782B01' for 'nl 1234.56.782.B.01': a number of a member state other than Belgium, with its prefix, right in
 * form and check digits. Null for any other.
 */
export function readForeignVatNumber(text: string | null): string | null {
  const bare = (text ?? '').toUpperCase().replaceAll(/[^A-Z0-9+*]/g, '');
  return /^[A-Z]{2}/.test(bare) && checkVAT(bare, otherMemberStates).isValid ? bare : null;
}

export interface VatTreatment {
  /** S: the standard rate; AE: owed by the buyer; E: exempt. */
  category: 'S' | 'AE' | 'E';
  /** Percent, of what is in the price. */
  rate: 21 | 0;
  /** Why there is none, as invoices print it. */
  reason: string | null;
}

const included: VatTreatment = { category: 'S', rate: 21, reason: null };
const reverseCharge: VatTreatment = { category: 'AE', rate: 0, reason: invoiceTexts.reverseCharge };

interface VatFacts {
  /** ISO 3166 in lower case, of the billing address. */
  country: string | null;
  vatNumber: string | null;
  /** Whether its right form is enough, or the service that knows it said that it is valid. */
  isConfirmed: boolean;
}

/** 21 % in the price; owed by the buyer where that is a business of another member state. */
export function vatTreatment({ country, vatNumber, isConfirmed }: VatFacts): VatTreatment {
  if (!country || country === 'be' || !isConfirmed) return included;
  return readForeignVatNumber(vatNumber) ? reverseCharge : included;
}
