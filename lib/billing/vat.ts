/** Which VAT a buyer pays (docs/rules/billing.md#vat). */
import * as jsvat from 'jsvat-next';
import { invoiceTexts } from '@/lib/texts/invoice';

/** Node exposes a CommonJS package as its default export, bundlers as named exports. */
const { checkVAT, ...known } = (Reflect.get(jsvat, 'default') as typeof jsvat | undefined) ?? jsvat;

/** VAT numbers of the other member states. Those of Northern Ireland (XI) apply to goods only. */
const otherMemberStates = [
  ...[known.austria, known.bulgaria, known.croatia, known.cyprus, known.czechRepublic, known.denmark],
  ...[known.estonia, known.finland, known.france, known.germany, known.greece, known.hungary, known.ireland],
  ...[known.italy, known.latvia, known.lithuania, known.luxembourg, known.malta, known.netherlands],
  ...[known.poland, known.portugal, known.romania, known.slovakiaRepublic, known.slovenia, known.spain],
  known.sweden,
];

/**
 * Normalises the VAT number of a member state other than Belgium, with its prefix and valid in format and check digits:
 * 'nl 1234.56.782.B.01' gives 'NL123456782B01'. Null for anything else.
 */
export function readForeignVatNumber(text: string | null): string | null {
  const bare = (text ?? '').toUpperCase().replaceAll(/[^A-Z0-9+*]/g, '');
  return /^[A-Z]{2}/.test(bare) && checkVAT(bare, otherMemberStates).isValid ? bare : null;
}

export interface VatTreatment {
  /** S: the standard rate; AE: owed by the buyer; E: exempt. */
  category: 'S' | 'AE' | 'E';
  /** Percentage, included in the price. */
  rate: 21 | 0;
  /** Why no VAT is charged, as printed on invoices. */
  reason: string | null;
}

const included: VatTreatment = { category: 'S', rate: 21, reason: null };
const reverseCharge: VatTreatment = { category: 'AE', rate: 0, reason: invoiceTexts.reverseCharge };

interface VatFacts {
  /** ISO 3166 in lower case, from the billing address. */
  country: string | null;
  vatNumber: string | null;
  /** Whether the number counts as confirmed: by the VAT number service, or by its format where that is enough. */
  isConfirmed: boolean;
}

/** 21 % included in the price; reverse-charged to businesses of other member states. */
export function vatTreatment({ country, vatNumber, isConfirmed }: VatFacts): VatTreatment {
  if (!country || country === 'be' || !isConfirmed) return included;
  return readForeignVatNumber(vatNumber) ? reverseCharge : included;
}
