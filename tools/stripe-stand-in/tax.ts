/** The tax on one line, as Stripe Tax computes it for a seller in Belgium. */
import type { CustomerRecord, InvoiceRecord, PriceRecord, State } from '@/tools/stripe-stand-in/state';
import { taxIdsOf } from '@/tools/stripe-stand-in/customers';

const memberStates = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
  ' ',
);
/**
 * Per cent: the Belgian rate, which also applies to consumers in other member states below the EU's sales threshold.
 */
const RATE = 21;

/** Null if automatic tax is off. A business in another country accounts for the tax itself (reverse charge). */
export function taxOf(
  state: State,
  price: PriceRecord,
  cents: number,
  customer: CustomerRecord | null,
  automatic: boolean,
): InvoiceRecord['tax'] {
  if (!automatic) return null;
  const behavior = price.taxBehavior === 'inclusive' ? 'inclusive' : 'exclusive';
  const country = customer?.address?.country ?? null;
  const isBusiness = customer !== null && taxIdsOf(state, customer.id).some(({ type }) => type === 'eu_vat');
  if (isBusiness && country !== null && country !== 'BE') {
    return { amount: 0, behavior, reason: 'reverse_charge' };
  }
  if (country === null || !memberStates.includes(country))
    return { amount: 0, behavior, reason: 'not_collecting' };
  const amount = behavior === 'inclusive' ? (cents * RATE) / (100 + RATE) : (cents * RATE) / 100;
  return { amount: Math.round(amount), behavior, reason: 'standard_rated' };
}

/** The total of a line: tax not included in the price is added. */
export const totalOf = (amount: number, tax: InvoiceRecord['tax']) =>
  tax?.behavior === 'exclusive' ? amount + tax.amount : amount;

/** The same without tax. */
export const netOf = (amount: number, tax: InvoiceRecord['tax']) =>
  tax?.behavior === 'inclusive' ? amount - tax.amount : amount;
